import { useSiteName } from '../../api/site.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { WovenBand } from '../../ui/woven-motif.tsx';
import { Phone } from './phone.tsx';
import { PromptBox } from './prompt-box.tsx';
import { useStartBuilding } from './use-start-building.ts';

export interface HeroProps {
  readonly prompt: string;
  readonly onPromptChange: (prompt: string) => void;
}

/** Prompt box on the left, a running app on the right. */
export function Hero({ prompt, onPromptChange }: HeroProps) {
  const translate = useTranslate();
  const siteName = useSiteName();
  const start = useStartBuilding();
  return (
    <section className="relative overflow-hidden border-b border-line">
      <div className="mx-auto grid grid-cols-1 max-w-7xl items-center gap-12 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-16">
        <div className="min-w-0">
          <h1 className="max-w-2xl text-40 font-semibold tracking-[-0.025em] sm:text-56">
            {translate('home.hero.title')}
          </h1>
          <p className="max-w-xl pt-5 pb-8 text-16 text-muted">
            {translate('home.hero.subtitle', { siteName })}
          </p>
          <div className="max-w-2xl">
            <PromptBox prompt={prompt} onChange={onPromptChange} onSubmit={() => start(prompt)} />
          </div>
        </div>
        <Phone />
      </div>
      <WovenBand className="block" />
    </section>
  );
}
