import { formatNumber, formatRate } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { Calculator } from './calculator.tsx';
import type { Catalogue } from './catalogue.ts';

/** Explains how credits are spent and how many a user needs. */
export function CreditExplanation({ catalogue }: { readonly catalogue: Catalogue }) {
  const { plans, creditsPerToken, creditsPerConversation } = catalogue;
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <section aria-labelledby="credits-title" className="border-y border-line bg-sunken">
      <div className="mx-auto grid max-w-7xl items-start gap-8 px-4 py-14 sm:px-6 lg:grid-cols-2 lg:gap-12">
        <div>
          <h2 id="credits-title" className="text-28 font-semibold tracking-tight">
            {translate('pricing.credits.title')}
          </h2>
          <div className="flex max-w-xl flex-col gap-3 pt-4 text-16 text-muted">
            <p>
              {translate('pricing.credits.text', { rate: formatRate(1_000 * creditsPerToken, language) })}
            </p>
            <p>{translate('pricing.credits.estimate')}</p>
            <p>{translate('pricing.credits.failed')}</p>
            <p>
              {translate('pricing.credits.conversation', {
                credits: formatNumber(creditsPerConversation, language),
              })}
            </p>
          </div>
        </div>
        <Calculator
          plans={plans}
          creditsPerToken={creditsPerToken}
          creditsPerConversation={creditsPerConversation}
        />
      </div>
    </section>
  );
}
