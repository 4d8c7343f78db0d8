import type { AccountUser } from '@kilim/contract';
import { useRef } from 'react';
import { ensureNamespace } from '../../../i18n/translation.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { renderLoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DataExportCard } from '../personal-data/data-export-card.tsx';
import { DeleteAccountCard } from '../personal-data/delete-account-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

const SecurityLogCard = lazyComponent(async () => {
  const [part] = await Promise.all([import('./security-log-card.tsx'), ensureNamespace('security')]);
  return part.default;
});

/** Password, second factor, sessions, security log, data export and account deletion. */
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
      <SecurityLogCard
        onSecured={focusPassword}
        fallback={<Skeleton className="h-64 rounded-card" />}
        renderError={renderLoadError}
      />
      <DataExportCard />
      <DeleteAccountCard user={user} />
    </>
  );
}
