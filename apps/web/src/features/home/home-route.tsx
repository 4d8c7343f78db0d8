import { useState } from 'react';
import { useSiteName } from '../../api/site.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { readTypedPrompt } from '../../storage/pending-prompt.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Announcements } from './announcements.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Hero } from './hero.tsx';
import { LazyShowcase } from './lazy-showcase.tsx';

/** `/`: prompt box and running app first, then examples to try, a recorded build and its folder. */
export default function HomeRoute() {
  const translate = useTranslate();
  const siteName = useSiteName();
  const [typed, setPrompt] = useState<string | null>(null);
  const isHydrated = useHydrated();
  const prompt = typed ?? (isHydrated ? readTypedPrompt() : null) ?? '';
  return (
    <main>
      <PageHead
        title={translate('home.title', { siteName })}
        description={translate('home.description', { siteName })}
      />
      <Hero prompt={prompt} onPromptChange={setPrompt} />
      <LazyShowcase />
      <Announcements />
      <CallToAction prompt={prompt} />
    </main>
  );
}
