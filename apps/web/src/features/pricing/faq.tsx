import { ChevronDown } from 'lucide-react';
import { useTranslate } from '../../i18n/translation.ts';

const questions = [
  ['pricing.faq.expireQuestion', 'pricing.faq.expire'],
  ['pricing.faq.subscriptionQuestion', 'pricing.faq.subscription'],
  ['pricing.faq.failedQuestion', 'pricing.faq.failedAnswer'],
  ['pricing.faq.severalQuestion', 'pricing.faq.several'],
  ['pricing.faq.taxQuestion', 'pricing.faq.tax'],
  ['pricing.faq.methodsQuestion', 'pricing.faq.methods'],
  ['pricing.faq.codeQuestion', 'pricing.faq.code'],
] as const;

/** Frequently asked questions (FAQ) about plans and credits. */
export function Faq() {
  const translate = useTranslate();
  return (
    <section aria-labelledby="faq-title" className="mx-auto max-w-3xl px-4 py-14 sm:px-6">
      <h2 id="faq-title" className="text-28 font-semibold tracking-tight">
        {translate('pricing.faq.title')}
      </h2>
      <div className="mt-6 divide-y divide-line rounded-card border border-line bg-raised">
        {questions.map(([question, answer]) => (
          <details key={question} className="group">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 py-3 text-16 font-medium [&::-webkit-details-marker]:hidden">
              {translate(question)}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="px-4 pb-4 text-14 text-muted">{translate(answer)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
