import type { BillingReport } from '@kilim/contract';
import { formatMoney, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Card } from '../../../ui/card.tsx';

/** Revenue by plan; a plan that is sold in several currencies has a line of each. */
export function PlanRevenue({ plans }: { readonly plans: BillingReport['byPlan'] }) {
  const translate = useTranslate();
  const language = useLanguage();
  // Bars are measured against the largest of their own currency: amounts of two currencies say nothing of each other.
  const largest = (currency: string): number =>
    Math.max(
      1,
      ...plans.filter((plan) => plan.currency === currency).map(({ revenueMinor }) => revenueMinor),
    );
  return (
    <Card className="flex flex-col gap-2 p-4">
      <h3 className="text-16 font-semibold">{translate('adminReport.byPlan')}</h3>
      <ul className="flex flex-col">
        {plans.map(({ planId, planName, currency, revenueMinor, receipts }) => (
          <li
            key={`${planId} ${currency}`}
            className="flex flex-col gap-1.5 border-t border-line py-3 first:border-t-0"
          >
            <div className="flex flex-wrap justify-between gap-x-4 text-14">
              <span className="font-medium break-words">{planName[language] || planName.tr}</span>
              <span className="numerals">
                {formatMoney(revenueMinor, currency, language)}
                <span className="pl-2 text-13 text-muted">
                  {translate('adminReport.receiptCount', {
                    count: receipts,
                    number: formatNumber(receipts, language),
                  })}
                </span>
              </span>
            </div>
            <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-ink/6">
              <div
                className="h-full rounded-full bg-secondary"
                style={{ width: `${(Math.max(0, revenueMinor) / largest(currency)) * 100}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
