import type { BillingReport, Currency } from '@kilim/contract';
import { formatMoney, formatMonth } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Card } from '../../../ui/card.tsx';
import { chooseTop } from './chart-scale.ts';

interface MonthChartProps {
  readonly currency: Currency;
  readonly months: BillingReport['byMonth'];
}

const height = 120;
/** Bar and gap, in units of the drawing. */
const step = 20;
const bar = 14;

/** Revenue by month as bars, and the same figures as a table. */
export function MonthChart({ currency, months }: MonthChartProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const top = chooseTop(months.map(({ revenueMinor }) => revenueMinor));
  const money = (minor: number): string => formatMoney(minor, currency, language);
  const describeMonth = (month: string, minor: number): string =>
    `${formatMonth(month, language)}: ${money(minor)}`;
  const first = months[0];
  const last = months.at(-1);
  return (
    <Card className="flex flex-col gap-3 p-4">
      <h3 className="text-16 font-semibold">{translate('adminReport.byMonth', { currency })}</h3>
      <div className="flex gap-2">
        <div
          aria-hidden="true"
          className="flex flex-col justify-between text-right text-12 text-muted numerals"
        >
          <span>{money(top)}</span>
          <span>{money(0)}</span>
        </div>
        <svg
          role="img"
          aria-label={translate('adminReport.chartLabel', { currency })}
          viewBox={`0 0 ${months.length * step} ${height}`}
          preserveAspectRatio="none"
          className="h-36 w-full min-w-0 flex-1 border-y border-line"
        >
          {months.map(({ month, revenueMinor }, index) => {
            // A month in which all was given back has no bar; it never falls below zero.
            const size = (Math.max(0, revenueMinor) / top) * height;
            return (
              <rect
                key={month}
                x={index * step + (step - bar) / 2}
                y={height - size}
                width={bar}
                height={size}
                fill="var(--primary)"
              >
                <title>{describeMonth(month, revenueMinor)}</title>
              </rect>
            );
          })}
        </svg>
      </div>
      {first === undefined || last === undefined ? null : (
        <p aria-hidden="true" className="flex justify-between text-12 text-muted numerals">
          <span>{formatMonth(first.month, language)}</span>
          <span>{formatMonth(last.month, language)}</span>
        </p>
      )}
      <details className="text-13">
        <summary className="inline-flex min-h-10 cursor-pointer items-center text-primary underline-offset-4 hover:underline">
          {translate('adminReport.asTable')}
        </summary>
        <table className="w-full max-w-md numerals">
          <thead>
            <tr className="text-left text-12 text-muted">
              <th scope="col" className="py-1.5 font-medium">
                {translate('adminReport.month')}
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {translate('adminReport.revenue', { currency })}
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {translate('adminReport.receipts')}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ month, revenueMinor, receipts }) => (
              <tr key={month} className="border-t border-line">
                <td className="py-1.5">{formatMonth(month, language)}</td>
                <td className="py-1.5 text-right">{money(revenueMinor)}</td>
                <td className="py-1.5 text-right">{receipts}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
