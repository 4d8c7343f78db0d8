import { useTranslate } from '../../i18n/translation.ts';

const steps = ['one', 'two', 'three'] as const;

/** The three steps from description to phone. */
export function Steps() {
  const translate = useTranslate();
  return (
    <section aria-labelledby="steps-title" className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-20">
      <h2 id="steps-title" className="text-28 font-semibold tracking-tight">
        {translate('home.steps.title')}
      </h2>
      <ol className="grid grid-cols-1 gap-8 pt-8 md:grid-cols-3 md:gap-10">
        {steps.map((step, index) => (
          <li key={step} className="border-t-2 border-primary pt-4">
            <p aria-hidden="true" className="text-13 font-medium text-primary numerals">
              {index + 1}
            </p>
            <h3 className="pt-1 text-20 font-semibold">{translate(`home.steps.${step}Title`)}</h3>
            <p className="pt-2 text-14 text-muted">{translate(`home.steps.${step}`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
