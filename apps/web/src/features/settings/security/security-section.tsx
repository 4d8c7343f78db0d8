import { type AccountUser, AppError } from '@kilim/contract';
import { useRef, useState } from 'react';
import { ensureWords, useTranslate } from '../../../i18n/translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DataExportCard } from '../personal-data/data-export-card.tsx';
import { DeleteAccountCard } from '../personal-data/delete-account-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

const SecurityLogCard = lazyPart(async () => {
  const [part] = await Promise.all([import('./security-log-card.tsx'), ensureWords('security')]);
  return part.default;
});

/** The account activity as soon as its chunk has arrived; without it the other cards stay. */
function SecurityLogPart({ onSecured }: { readonly onSecured: () => void }) {
  const translate = useTranslate();
  const [isMissing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  return (
    <SecurityLogCard
      key={attempt}
      onSecured={onSecured}
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
          <Skeleton className="h-64 rounded-card" />
        )
      }
    />
  );
}

/** Password, second factor, sessions, and what a person may take along or have erased. */
export function SecuritySection({ user }: { readonly user: AccountUser }) {
  const password = useRef<HTMLDivElement>(null);
  const focusPassword = (): void => {
    password.current?.scrollIntoView({ block: 'start' });
    password.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <div ref={password}>
        <PasswordCard user={user} />
      </div>
      <TwoFactorCard user={user} />
      <SessionsCard />
      <SecurityLogPart onSecured={focusPassword} />
      <DataExportCard />
      <DeleteAccountCard user={user} />
    </>
  );
}
