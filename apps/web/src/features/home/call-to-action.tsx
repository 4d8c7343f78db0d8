import { ArrowRight } from 'lucide-react';
import { useTranslate } from '../../i18n/translation.ts';
import { Button } from '../../ui/button.tsx';
import { WovenMedallion } from '../../ui/woven-motif.tsx';
import { useStartBuilding } from './use-start-building.ts';

/** The call to action at the end of the page. */
export function CallToAction({ prompt }: { readonly prompt: string }) {
  const translate = useTranslate();
  const start = useStartBuilding();
  return (
    <section
      aria-labelledby="closing-title"
      className="mx-auto flex max-w-7xl flex-col items-center gap-3 px-4 py-20 text-center sm:px-6"
    >
      <WovenMedallion className="mb-3 size-20" />
      <h2 id="closing-title" className="text-40 font-semibold tracking-tight">
        {translate('home.closing.title')}
      </h2>
      <p className="text-16 text-muted">{translate('home.closing.description')}</p>
      <Button size="large" className="mt-4" onClick={() => start(prompt)}>
        {translate('home.hero.submit')}
        <ArrowRight aria-hidden="true" className="size-5" />
      </Button>
    </section>
  );
}
