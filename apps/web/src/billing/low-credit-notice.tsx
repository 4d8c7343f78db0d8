import { creditRules } from '@kilim/contract';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useCredits } from '../api/credits.ts';
import { formatNumber } from '../i18n/formats.ts';
import { useLanguage, useTranslate } from '../i18n/translation.ts';
import { paths } from '../navigation/paths.ts';

/** Notice for a low balance (below 50) or an empty one: what it means and where to get credits. */
export function LowCreditNotice() {
  const translate = useTranslate();
  const language = useLanguage();
  const { data } = useCredits();
  if (data === undefined || !data.isLow) return null;
  const canAsk = data.balance >= creditRules.minimumForChat;
  return (
    <div
      role="status"
      className="flex items-start gap-2.5 rounded-card border border-warning/35 bg-warning/8 px-4 py-3 text-14"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
      <div className="min-w-0">
        <strong className="block font-semibold">
          {translate(canAsk ? 'credits.low.title' : 'credits.low.emptyTitle')}
        </strong>
        {translate(canAsk ? 'credits.low.text' : 'credits.low.emptyText', {
          count: data.balance,
          amount: formatNumber(data.balance, language),
          question: formatNumber(creditRules.minimumForChat, language),
          change: formatNumber(creditRules.minimumForGeneration, language),
        })}
        <Link
          to={paths.pricing.to()}
          className="flex min-h-10 w-fit items-center font-medium text-primary underline underline-offset-4"
        >
          {translate('credits.buy')}
        </Link>
      </div>
    </div>
  );
}
