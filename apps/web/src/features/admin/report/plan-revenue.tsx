import type { BillingReport, Currency } from '@kilim/contract';
import { formatMoney, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Card } from '../../../ui/card.tsx';

type Plans = BillingReport['byPlan'];

/** Bars relative to the largest plan of the same currency; amounts of different currencies are not comparable. */
function PlanBars({ currency, plans }: { readonly currency: Currency; readonly plans: Plans }) {
  const translate = useTranslate();
  const language = useLanguage();
  const largest = Math.max(1, ...plans.map(({ revenueMinor }) => revenueMinor));
  return (
    <ul className="flex flex-col">
      {plans.map(({ planId, planName, revenueMinor, receipts }) => (
        <li key={planId} className="flex flex-col gap-1.5 border-t border-line py-3 first:border-t-0">
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
              style={{ width: `${(Math.max(0, revenueMinor) / largest) * 100}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Revenue by plan, grouped by currency. */
export function PlanRevenue({ plans }: { readonly plans: Plans }) {
  const translate = useTranslate();
  const currencies = [...new Set(plans.map(({ currency }) => currency))];
  return (
    <Card className="flex flex-col gap-4 p-4">
      <h3 className="text-16 font-semibold">{translate('adminReport.byPlan')}</h3>
      {currencies.map((currency) => (
        <section key={currency} aria-label={currency}>
          {currencies.length === 1 ? null : <h4 className="text-13 font-semibold text-muted">{currency}</h4>}
          <PlanBars currency={currency} plans={plans.filter((plan) => plan.currency === currency)} />
        </section>
      ))}
    </Card>
  );
}
