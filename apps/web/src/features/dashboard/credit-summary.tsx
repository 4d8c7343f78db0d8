import { Coins } from 'lucide-react';
import { useCredits } from '../../api/credits.ts';
import { useRetryFailed } from '../../api/use-retry-failed.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The balance and the estimated number of conversations. */
export function CreditSummary() {
  const translate = useTranslate();
  const language = useLanguage();
  const { data, isError, isFetching } = useCredits();
  const retryFailed = useRetryFailed();
  return (
    <div className="flex items-center gap-3">
      <span className="flex size-10 items-center justify-center rounded-card bg-saffron/18 text-warning">
        <Coins aria-hidden="true" className="size-5" />
      </span>
      <div>
        <p className="text-12 text-muted">{translate('dashboard.credits.label')}</p>
        {data === undefined && isError ? (
          <RetryNote
            text={translate('dashboard.credits.unknown')}
            isRetrying={isFetching}
            onRetry={retryFailed}
          />
        ) : data === undefined ? (
          <Skeleton className="mt-1 h-5 w-24" />
        ) : (
          <p className="flex flex-wrap items-baseline gap-x-2 numerals">
            <span className="text-16 font-semibold">{formatNumber(data.balance, language)}</span>
            <span className="text-12 text-muted">
              {translate('dashboard.credits.conversations', { count: data.estimatedConversations })}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
