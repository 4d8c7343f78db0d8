import type { BillingReport } from '@kilim/contract';
import { formatMoney, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Card } from '../../../ui/card.tsx';

/** The revenue in one currency. */
export function RevenueCard({ revenue }: { readonly revenue: BillingReport['byCurrency'][number] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { currency } = revenue;
  const money = (minor: number): string => formatMoney(minor, currency, language);
  const lines: readonly (readonly [label: string, value: string])[] = [
    [translate('adminReport.paid'), money(revenue.paidMinor)],
    [translate('adminReport.refunded'), money(revenue.refundedMinor)],
    [translate('adminReport.tax'), money(revenue.taxMinor)],
    [translate('adminReport.receipts'), formatNumber(revenue.receipts, language)],
  ];
  return (
    <Card className="flex h-full flex-col gap-3 p-4">
      <div>
        <h3 className="text-13 text-muted">{translate('adminReport.revenue', { currency })}</h3>
        <p className="text-28 font-semibold tracking-tight break-words numerals">
          {money(revenue.revenueMinor)}
        </p>
      </div>
      <dl className="flex flex-col text-14">
        {lines.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-t border-line py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="numerals">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
