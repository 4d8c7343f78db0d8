import { AppError } from '@kilim/contract';
import { useState } from 'react';
import { useTranslate } from '../../i18n/translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AdminTabEntry } from './admin-tabs.tsx';

/** A tab as soon as its chunk has arrived; one that can't be fetched says so and leaves the menu beside it alone. */
export function AdminTabPart({ Component }: Pick<AdminTabEntry, 'Component'>) {
  const translate = useTranslate();
  const [isMissing, setMissing] = useState(false);
  // A new one asks anew.
  const [attempt, setAttempt] = useState(0);
  return (
    <Component
      key={attempt}
      onMissing={() => setMissing(true)}
      waiting={
        isMissing ? (
          <ErrorState
            title={translate('common.error.title')}
            error={new AppError('general_unavailable', { cause: 'the part did not load' })}
            onRetry={() => {
              setMissing(false);
              setAttempt(attempt + 1);
            }}
          />
        ) : (
          <div role="status" aria-label={translate('common.loading')} className="flex flex-col gap-4">
            <Skeleton className="h-8 w-56" />
            <Skeleton className="h-48 rounded-card" />
            <Skeleton className="h-48 rounded-card" />
          </div>
        )
      }
    />
  );
}
