import type { Plan } from '@kilim/contract';
import { formatNumber, formatRate } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { Calculator } from './calculator.tsx';
import { creditsOfMessage, type MessageSize } from './credit-calculator.ts';

export interface CreditExplanationProps {
  readonly plans: readonly Plan[];
  readonly creditsPerToken: number;
}

/** Explains how credits are spent and how many a user needs. */
export function CreditExplanation({ plans, creditsPerToken }: CreditExplanationProps) {
  const translate = useTranslate();
  const language = useLanguage();
  /** Number of messages of a size per thousand credits. */
  const messagesIn = (size: MessageSize): string =>
    formatNumber(Math.max(1, Math.floor(1_000 / creditsOfMessage(size, creditsPerToken))), language);
  return (
    <section aria-labelledby="credits-title" className="border-y border-line bg-sunken">
      <div className="mx-auto grid max-w-7xl items-start gap-8 px-4 py-14 sm:px-6 lg:grid-cols-2 lg:gap-12">
        <div>
          <h2 id="credits-title" className="text-28 font-semibold tracking-tight">
            {translate('pricing.credits.title')}
          </h2>
          <div className="flex max-w-xl flex-col gap-3 pt-4 text-16 text-muted">
            <p>{translate('pricing.credits.text', { rate: formatRate(creditsPerToken, language) })}</p>
            <p>{translate('pricing.credits.estimate')}</p>
            <p>{translate('pricing.credits.failed')}</p>
            <p>
              {translate('pricing.credits.conversation', {
                from: messagesIn('large'),
                to: messagesIn('small'),
              })}
            </p>
          </div>
        </div>
        <Calculator plans={plans} creditsPerToken={creditsPerToken} />
      </div>
    </section>
  );
}
