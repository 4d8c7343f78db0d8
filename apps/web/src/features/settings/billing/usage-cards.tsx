import { ChartColumn } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useProfileStatistics } from '../api/profile-statistics.ts';
import { SettingsCard } from '../settings-card.tsx';
import { Stat } from '../stat.tsx';
import { UsageChart } from './usage-chart.tsx';

// The browser's default track is a grey that looks like a full bar.
const progressLook =
  'h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary ' +
  '[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary';

/** Share in percent, 0 to 100; 0 for an empty whole. */
export function shareOf(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(100, Math.round((part * 100) / whole));
}

/** Credits used and bought this month, and the usage of the last 30 days. */
export function UsageCards() {
  const translate = useTranslate();
  const { data, isError, error, isFetching, refetch } = useProfileStatistics();
  if (isError && data === undefined) {
    return (
      <SettingsCard title={translate('settings.billing.usageTitle')}>
        <ErrorState
          title={translate('settings.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </SettingsCard>
    );
  }
  const share = shareOf(data?.creditsUsedThisMonth ?? 0, data?.creditsBoughtThisMonth ?? 0);
  return (
    <SettingsCard title={translate('settings.billing.usageTitle')}>
      <dl aria-busy={data === undefined} className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <Stat label={translate('settings.profile.conversations')} value={data?.aiConversations} />
        <Stat label={translate('settings.billing.usedThisMonth')} value={data?.creditsUsedThisMonth} />
        <Stat label={translate('settings.billing.boughtThisMonth')} value={data?.creditsBoughtThisMonth} />
      </dl>
      {data === undefined || data.creditsBoughtThisMonth === 0 ? null : (
        <div className="flex flex-col gap-1.5">
          <progress
            value={share}
            max={100}
            aria-label={translate('settings.billing.usageTitle')}
            className={progressLook}
          />
          <p className="text-13 text-muted numerals">{translate('settings.billing.share', { share })}</p>
        </div>
      )}
      <div>
        <h3 className="pb-3 text-14 font-medium">{translate('settings.billing.chartTitle')}</h3>
        {data === undefined ? (
          <Skeleton className="h-36 w-full" />
        ) : data.usage30Days.some(({ used }) => used > 0) ? (
          <UsageChart usage={data.usage30Days} />
        ) : (
          <p className="flex min-h-36 flex-col items-center justify-center gap-2 rounded-control border border-dashed border-line px-6 py-8 text-center text-14 text-muted">
            <ChartColumn aria-hidden="true" className="size-6" />
            {translate('settings.billing.chartEmpty')}
          </p>
        )}
      </div>
    </SettingsCard>
  );
}
