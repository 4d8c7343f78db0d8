import { megabyte } from '@kilim/contract';
import { Link } from 'react-router';
import { useCredits } from '../../../api/credits.ts';
import { useRetryFailed } from '../../../api/use-retry-failed.ts';
import { formatBytes } from '../../../i18n/format-bytes.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { RetryNote } from '../../../ui/retry-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useEntitlements } from '../api/entitlements.ts';
import { SettingsCard } from '../settings-card.tsx';
import { Stat } from '../stat.tsx';

/** The last bought plan, its entitlements, and the balance. */
export function PlanCard() {
  const translate = useTranslate();
  const language = useLanguage();
  const credits = useCredits();
  const { data, isError, isFetching } = useEntitlements();
  const retryFailed = useRetryFailed();
  const name = data?.planName?.[language] || data?.planName?.tr || translate('credits.plan.free');
  const limit = data?.entitlements.projectLimit ?? null;
  return (
    <SettingsCard
      title={translate('settings.billing.planTitle')}
      description={translate('settings.billing.planDescription')}
      aside={
        data === undefined ? (
          isError ? null : (
            <Skeleton className="h-6 w-24 rounded-full" />
          )
        ) : (
          <Badge tone="primary">{name}</Badge>
        )
      }
    >
      <dl className="grid grid-cols-2 gap-3">
        <Stat
          label={translate('settings.billing.balance')}
          value={credits.data?.balance}
          isMissing={credits.isError}
        />
        <Stat
          label={translate('settings.billing.conversations')}
          value={credits.data?.estimatedConversations}
          isMissing={credits.isError}
        />
      </dl>
      {isError && data === undefined ? (
        <RetryNote text={translate('credits.plan.failed')} isRetrying={isFetching} onRetry={retryFailed} />
      ) : null}
      {data === undefined ? (
        isError ? null : (
          <Skeleton className="h-5 w-56" />
        )
      ) : (
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-14">
          <div className="flex gap-2">
            <dt className="text-muted">{translate('credits.plan.projects')}</dt>
            <dd className="font-medium numerals">
              {translate('credits.plan.projectsValue', {
                used: formatNumber(data.projects, language),
                limit: limit === null ? translate('credits.plan.unlimited') : formatNumber(limit, language),
              })}
            </dd>
          </div>
          <div className="flex gap-2">
            <dt className="text-muted">{translate('credits.plan.storage')}</dt>
            <dd className="font-medium numerals">
              <Link
                to={paths.settings.to('storage')}
                className="inline-flex min-h-6 items-center text-primary underline underline-offset-4"
              >
                {formatBytes(data.entitlements.storageMegabytes * megabyte, language)}
              </Link>
            </dd>
          </div>
          <div className="flex gap-2">
            <dt className="text-muted">{translate('credits.plan.support')}</dt>
            <dd className="font-medium">
              {translate(
                data.entitlements.hasPrioritySupport
                  ? 'credits.plan.supportPriority'
                  : 'credits.plan.supportNormal',
              )}
            </dd>
          </div>
        </dl>
      )}
      <div className="flex flex-wrap gap-2">
        <Link to={paths.pricing.to()} target="_blank" className={buttonLook('primary')}>
          {translate('credits.buy')}
        </Link>
        <Link to={paths.pricing.to()} target="_blank" className={buttonLook('secondary')}>
          {translate('credits.changePlan')}
        </Link>
        <Link to={paths.settings.to('receipts')} className={buttonLook('secondary')}>
          {translate('settings.billing.receipts')}
        </Link>
      </div>
    </SettingsCard>
  );
}
