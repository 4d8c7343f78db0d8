import type { WeekChange } from '@kilim/contract';
import { CalendarClock, FileCode2, FolderOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRetryFailed } from '../../api/use-retry-failed.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { Card } from '../../ui/card.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useStatistics } from './api/get-statistics.ts';
import { Change } from './week-change.tsx';

interface StatProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Undefined while loading, null when loading failed. */
  readonly value: number | null | undefined;
  readonly week: WeekChange | undefined;
}

function Stat({ label, icon, value, week }: StatProps) {
  const language = useLanguage();
  return (
    <Card className="flex flex-col gap-2 p-3 sm:p-5">
      <dt className="flex flex-col gap-1.5 text-12 text-muted sm:flex-row sm:items-center sm:gap-2 sm:text-13 [&_svg]:size-4 [&_svg]:shrink-0">
        {icon}
        {label}
      </dt>
      <dd className="mt-auto text-28 font-semibold tracking-tight numerals">
        {value === undefined ? (
          <Skeleton className="h-8 w-12" />
        ) : value === null ? (
          '–'
        ) : (
          formatNumber(value, language)
        )}
      </dd>
      <dd className="min-h-8 text-12 text-muted sm:min-h-4">
        {week === undefined ? (
          value === undefined ? (
            <Skeleton className="h-3 w-20" />
          ) : null
        ) : (
          <Change week={week} />
        )}
      </dd>
    </Card>
  );
}

/** Numbers of projects, files and today's updates, counted by the server. */
export function StatisticsCards() {
  const translate = useTranslate();
  const { data, isError, isFetching } = useStatistics();
  const retryFailed = useRetryFailed();
  const read = (value: number | undefined): number | null | undefined => (isError ? (value ?? null) : value);
  return (
    <section aria-label={translate('dashboard.statistics.title')}>
      <dl className="grid grid-cols-3 gap-2 sm:gap-4">
        <Stat
          label={translate('dashboard.statistics.projects')}
          icon={<FolderOpen aria-hidden="true" />}
          value={read(data?.projects)}
          week={data?.week.projects}
        />
        <Stat
          label={translate('dashboard.statistics.files')}
          icon={<FileCode2 aria-hidden="true" />}
          value={read(data?.files)}
          week={data?.week.files}
        />
        <Stat
          label={translate('dashboard.statistics.updatedToday')}
          icon={<CalendarClock aria-hidden="true" />}
          value={read(data?.updatedToday)}
          week={data?.week.updates}
        />
      </dl>
      {isError && data === undefined ? (
        <RetryNote
          text={translate('dashboard.statistics.failed')}
          isRetrying={isFetching}
          onRetry={retryFailed}
        />
      ) : null}
    </section>
  );
}
