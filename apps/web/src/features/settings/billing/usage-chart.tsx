import type { ProfileStatistics } from '@kilim/contract';
import { formatDay, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { chooseScale } from './usage-scale.ts';

type Usage = ProfileStatistics['usage30Days'];

const height = 120;
/** Bar and gap, in units of the drawing. */
const step = 20;
const bar = 14;

/** Credits of the last 30 days as bars, and the same figures as a table. */
export function UsageChart({ usage }: { readonly usage: Usage }) {
  const translate = useTranslate();
  const language = useLanguage();
  const top = chooseScale(usage.map(({ used }) => used));
  const total = usage.reduce((sum, { used }) => sum + used, 0);
  const first = usage[0];
  const last = usage.at(-1);
  const describeDay = (date: string, used: number): string =>
    `${formatDay(date, language)}: ${formatNumber(used, language)}`;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex gap-2">
        <div
          aria-hidden="true"
          className="flex flex-col justify-between text-right text-12 text-muted numerals"
        >
          <span>{formatNumber(top, language)}</span>
          <span>{formatNumber(0, language)}</span>
        </div>
        <svg
          role="img"
          aria-label={translate('settings.billing.chartLabel', { total: formatNumber(total, language) })}
          viewBox={`0 0 ${usage.length * step} ${height}`}
          preserveAspectRatio="none"
          className="h-36 w-full min-w-0 flex-1 border-y border-line"
        >
          {usage.map(({ date, used }, index) => (
            <rect
              key={date}
              x={index * step + (step - bar) / 2}
              y={height - (used / top) * height}
              width={bar}
              height={(used / top) * height}
              fill="var(--primary)"
            >
              <title>{describeDay(date, used)}</title>
            </rect>
          ))}
        </svg>
      </div>
      {first === undefined || last === undefined ? null : (
        <p aria-hidden="true" className="flex justify-between text-12 text-muted numerals">
          <span>{formatDay(first.date, language)}</span>
          <span>{formatDay(last.date, language)}</span>
        </p>
      )}
      <details className="text-13">
        <summary className="inline-flex min-h-10 cursor-pointer items-center text-primary underline-offset-4 hover:underline">
          {translate('settings.billing.chartTable')}
        </summary>
        <table className="w-full max-w-xs numerals">
          <thead>
            <tr className="text-left text-12 text-muted">
              <th scope="col" className="py-1.5 font-medium">
                {translate('settings.billing.date')}
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {translate('settings.billing.used')}
              </th>
            </tr>
          </thead>
          <tbody>
            {usage.toReversed().map(({ date, used }) => (
              <tr key={date} className="border-t border-line">
                <td className="py-1.5">{formatDay(date, language)}</td>
                <td className="py-1.5 text-right">{formatNumber(used, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
