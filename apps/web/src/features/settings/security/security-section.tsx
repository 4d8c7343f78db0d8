import type { AccountUser } from '@kilim/contract';
import { DataExportCard } from '../personal-data/data-export-card.tsx';
import { DeleteAccountCard } from '../personal-data/delete-account-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

/** Password, second factor, sessions, and what a person may take along or have erased. */
export function SecuritySection({ user }: { readonly user: AccountUser }) {
  return (
    <>
      <PasswordCard user={user} />
      <TwoFactorCard user={user} />
      <SessionsCard />
      <DataExportCard />
      <DeleteAccountCard user={user} />
    </>
  );
}
