import type { BillingReport, Currency } from '@kilim/contract';
import { formatMoney, formatMonth, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { Card } from '../../../ui/card.tsx';

interface MonthChartProps {
  readonly currency: Currency;
  readonly months: BillingReport['byMonth'];
}

/** Minimum of the scale: ten of the currency, in minor units. */
const leastMinor = 1_000;

/** Revenue by month. A fully refunded month has no bar. */
export function MonthChart({ currency, months }: MonthChartProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Card className="flex flex-col gap-3 p-4">
      <h3 className="text-16 font-semibold">{translate('adminReport.byMonth', { currency })}</h3>
      <BarChart
        label={translate('adminReport.chartLabel', { currency })}
        rows={months.map(({ month, revenueMinor, receipts }) => ({
          id: month,
          name: formatMonth(month, language),
          value: revenueMinor,
          others: [formatNumber(receipts, language)],
        }))}
        describe={(minor) => formatMoney(minor, currency, language)}
        least={leastMinor}
        tableLabel={translate('adminReport.asTable')}
        columns={[
          translate('adminReport.month'),
          translate('adminReport.revenue', { currency }),
          translate('adminReport.receipts'),
        ]}
      />
    </Card>
  );
}
