import { statisticSpan } from '@kilim/contract';
import { formatTime } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { choiceParam } from '../../../navigation/url-params.ts';
import { useUrlState } from '../../../navigation/use-url-state.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useStatistics } from './api/statistics.ts';
import { DayCharts } from './day-charts.tsx';
import { GiftCard } from './gift-card.tsx';
import { RecentLists } from './recent-lists.tsx';
import { StatisticCards } from './statistic-cards.tsx';

const spanParams = { span: choiceParam('days', statisticSpan.options, '30') };

/** The state of the site at a glance, and the gift form: docs/rules/statistics.md */
export default function DashboardTab() {
  const translate = useTranslate();
  const language = useLanguage();
  const statistics = useStatistics();
  const { state, change } = useUrlState(spanParams);
  const { data } = statistics;
  return (
    <>
      <div>
        <h2 className="text-20 font-semibold">{translate('adminStatistics.title')}</h2>
        <p className="min-h-6 pt-1 text-14 text-muted numerals">
          {data === undefined
            ? null
            : translate('adminStatistics.asOf', { time: formatTime(data.at, language) })}
        </p>
      </div>
      {statistics.isPending ? (
        <div
          role="status"
          aria-label={translate('common.loading')}
          className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
        >
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} className="h-28 rounded-card" />
          ))}
        </div>
      ) : data === undefined ? (
        <ErrorState
          title={translate('adminStatistics.failed')}
          error={statistics.error}
          isRetrying={statistics.isFetching}
          onRetry={() => void statistics.refetch()}
        />
      ) : (
        <StatisticCards statistics={data} />
      )}
      <GiftCard />
      <RecentLists />
      <DayCharts
        span={state.span}
        onChange={(span) => change({ span }, { replace: true, preventScrollReset: true })}
      />
    </>
  );
}
