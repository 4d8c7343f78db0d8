import { currencies, type StatisticDay, type StatisticSpan, statisticSpan } from '@kilim/contract';
import { formatDay, formatMoney, formatNumber, formatPercent } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { BarChart, type BarChartRow } from '../../../ui/bar-chart.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lineControlLook } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useStatisticDays } from './api/statistics.ts';

interface DayChartProps {
  readonly title: string;
  readonly rows: readonly BarChartRow[];
  readonly describe: (value: number) => string;
  readonly least?: number;
  /** Headings of the table's further columns. */
  readonly columns?: readonly string[];
}

function DayChart({ title, rows, describe, least = 10, columns = [] }: DayChartProps) {
  const translate = useTranslate();
  return (
    <li>
      <Card className="flex h-full flex-col gap-3 p-4">
        <h3 className="text-16 font-semibold">{title}</h3>
        <BarChart
          label={translate('adminStatistics.chartLabel', { title })}
          rows={rows}
          describe={describe}
          least={least}
          tableLabel={translate('adminStatistics.asTable')}
          columns={[translate('adminStatistics.day'), title, ...columns]}
        />
      </Card>
    </li>
  );
}

function Charts({ days }: { readonly days: readonly StatisticDay[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const number = (value: number): string => formatNumber(value, language);
  const rowsOf = (read: (day: StatisticDay) => Omit<BarChartRow, 'id' | 'name'>): readonly BarChartRow[] =>
    days.map((day) => ({ id: day.day, name: formatDay(day.day, language), ...read(day) }));
  const paidIn = currencies.filter((currency) =>
    days.some(({ revenue }) => revenue.some((sum) => sum.currency === currency)),
  );
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      <DayChart
        title={translate('adminStatistics.signUps')}
        rows={rowsOf(({ signUps }) => ({ value: signUps }))}
        describe={number}
      />
      {paidIn.map((currency) => (
        <DayChart
          key={currency}
          title={translate('adminStatistics.revenue', { currency })}
          rows={rowsOf(({ revenue }) => ({
            value: revenue.find((sum) => sum.currency === currency)?.minor ?? 0,
          }))}
          describe={(minor) => formatMoney(minor, currency, language)}
          least={1_000}
        />
      ))}
      <DayChart
        title={translate('adminStatistics.turns')}
        rows={rowsOf(({ turns }) => ({ value: turns }))}
        describe={number}
      />
      <DayChart
        title={translate('adminStatistics.goodTurns')}
        rows={rowsOf(({ goodTurns, judgedTurns }) => ({
          value: judgedTurns === 0 ? 0 : goodTurns / judgedTurns,
          // A day without turns has no rate.
          ...(judgedTurns === 0 && { text: '–' }),
          others: [number(goodTurns), number(judgedTurns)],
        }))}
        describe={(rate) => formatPercent(rate, language)}
        least={1}
        columns={[translate('adminStatistics.good'), translate('adminStatistics.judged')]}
      />
      <DayChart
        title={translate('adminStatistics.creditsUsed')}
        rows={rowsOf(({ creditsUsed }) => ({ value: creditsUsed }))}
        describe={number}
      />
      <DayChart
        title={translate('adminStatistics.errors')}
        rows={rowsOf(({ errors }) => ({ value: errors }))}
        describe={number}
      />
    </ul>
  );
}

interface DayChartsProps {
  readonly span: StatisticSpan;
  readonly onChange: (span: StatisticSpan) => void;
}

/** What happened on each of the last days: docs/rules/statistics.md#days */
export function DayCharts({ span, onChange }: DayChartsProps) {
  const translate = useTranslate();
  const list = useStatisticDays(span);
  return (
    <section aria-labelledby="charts-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="charts-title" className="text-20 font-semibold">
          {translate('adminStatistics.charts')}
        </h2>
        <select
          aria-label={translate('adminStatistics.span')}
          value={span}
          onChange={({ target }) => onChange(statisticSpan.catch(span).parse(target.value))}
          className={`${lineControlLook} w-auto! cursor-pointer`}
        >
          {statisticSpan.options.map((days) => (
            <option key={days} value={days}>
              {translate('adminStatistics.lastDays', { count: Number(days) })}
            </option>
          ))}
        </select>
      </div>
      {list.isPending ? (
        <Skeleton className="h-64 rounded-card" />
      ) : list.data === undefined || (list.isError && !list.isPlaceholderData) ? (
        <ErrorState
          title={translate('adminStatistics.chartsFailed')}
          error={list.error}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <div aria-busy={list.isPlaceholderData || undefined}>
          <Charts days={list.data.days} />
        </div>
      )}
    </section>
  );
}
