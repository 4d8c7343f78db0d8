import { AppError, type UserId } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Account } from '../account.ts';
import { requireStrongPassword } from '../passwords/require-strong-password.ts';
import { isReservedAddress } from '../policy.ts';
import type { AccountsPorts } from '../ports.ts';
import { findAccount, insertAccount } from '../repository.ts';
import { insertConsents } from './consent-repository.ts';
import { grantWelcomeCredits } from './grant-welcome-credits.ts';

export interface Registration {
  /** `unique()` requests a new id (docs/rules/accounts.md#ids). */
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  readonly name?: string | undefined;
  /** Versions of the legal texts that were accepted. */
  readonly consent?: { readonly privacyVersion: string; readonly kvkkVersion: string } | undefined;
}

/**
 * Creates an account and its opening balance; does not sign in. Throws `user_already_exists` and the errors of
 * `requireStrongPassword`.
 */
export async function registerAccount(ports: AccountsPorts, input: Registration): Promise<Account> {
  const { transactions, clock, passwords, settings } = ports;
  requireStrongPassword(ports, input.password, { email: input.email, name: input.name ?? '' });
  const passwordHash = await passwords.hash(input.password);
  if (isReservedAddress(input.email, settings.adminEmail)) throw new AppError('user_already_exists');
  const now = clock.now();
  const id = input.userId === 'unique()' ? newId<UserId>(now) : (input.userId as UserId);
  return transactions.run(async (tx) => {
    const account = { id, email: input.email, name: input.name ?? '', passwordHash, createdAt: now };
    const flags = { hasPassword: true, isAdmin: false };
    if (!(await insertAccount(tx, { ...account, ...flags }))) throw new AppError('user_already_exists');
    if (input.consent) await insertConsents(tx, id, input.consent, now);
    await ports.securityLog.record(tx, { kind: 'registered', userId: id, detail: { method: 'password' } });
    const inserted = await findAccount(tx, id);
    if (!inserted) throw new Error('The account that was just inserted is missing.');
    await grantWelcomeCredits(ports, tx, inserted);
    return inserted;
  });
}
