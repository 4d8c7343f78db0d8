import type { AccountUser } from '@kilim/contract';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

/** Password, second factor, sessions. */
export function SecuritySection({ user }: { readonly user: AccountUser }) {
  return (
    <>
      <PasswordCard />
      <TwoFactorCard user={user} />
      <SessionsCard />
    </>
  );
}
