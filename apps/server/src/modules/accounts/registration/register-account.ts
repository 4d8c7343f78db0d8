import { AppError, creditRules, type UserId } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Person } from '../account.ts';
import { generatePassword } from '../passwords/password-hashing.ts';
import { acceptPassword } from '../passwords/require-strong-password.ts';
import { isReservedAddress } from '../policy.ts';
import type { AccountsPorts } from '../ports.ts';
import { findPerson, hasAdmin, insertPerson, updatePerson } from '../repository.ts';
import { insertConsents } from './consent-repository.ts';
import { grantWelcome } from './grant-welcome-credits.ts';

export interface Registration {
  /** `unique()` asks for a new id (wire-contract.md §2). */
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  readonly name?: string | undefined;
  /** Versions of the legal texts that were accepted. */
  readonly consent?: { readonly privacyVersion: string; readonly kvkkVersion: string } | undefined;
}

/** Makes an account and its opening balance; does not sign in. Throws `user_already_exists` and the errors of `acceptPassword`. */
export async function registerAccount(ports: AccountsPorts, input: Registration): Promise<Person> {
  const { transactions, clock, passwords, settings } = ports;
  acceptPassword(ports, input.password, { email: input.email, name: input.name ?? '' });
  const passwordHash = await passwords.hash(input.password);
  if (isReservedAddress(input.email, settings.adminEmail)) throw new AppError('user_already_exists');
  const now = clock.now();
  const id = input.userId === 'unique()' ? newId<UserId>(now) : (input.userId as UserId);
  return transactions.run(async (tx) => {
    const person = { id, email: input.email, name: input.name ?? '', passwordHash, createdAt: now };
    const known = { hasPassword: true, isAdmin: false };
    if (!(await insertPerson(tx, { ...person, ...known }))) throw new AppError('user_already_exists');
    if (input.consent) await insertConsents(tx, id, input.consent, now);
    await ports.securityLog.record(tx, { kind: 'registered', userId: id, detail: { method: 'password' } });
    const inserted = await findPerson(tx, id);
    if (!inserted) throw new Error('An account that was just made is gone.');
    await grantWelcome(ports, tx, inserted);
    return inserted;
  });
}

export interface FirstAdmin {
  readonly email: string;
  /** Shown once and stored as a hash only. */
  readonly password: string;
}

/**
 * Makes the administrator at the first boot, with the opening gift that lets a fresh install build at once.
 * Answers null when there is one already; of several processes that start together one makes it.
 */
export async function ensureFirstAdmin(ports: AccountsPorts): Promise<FirstAdmin | null> {
  const { transactions, clock, passwords, settings, grantOpening } = ports;
  if (await hasAdmin(transactions.outside)) return null;
  const email = settings.adminEmail.toLowerCase();
  const password = generatePassword();
  const passwordHash = await passwords.hash(password);
  const now = clock.now();
  const id = newId<UserId>(now);
  const isMade = await transactions.run(async (tx) => {
    const person = { id, email, name: 'Admin', passwordHash, createdAt: now };
    if (!(await insertPerson(tx, { ...person, hasPassword: true, isAdmin: true }))) return false;
    await updatePerson(tx, id, { mustChangePassword: true }, now);
    await grantOpening(tx, id, creditRules.firstAdminGift);
    await ports.securityLog.record(tx, { kind: 'admin-role-granted', userId: id });
    return true;
  });
  return isMade ? { email, password } : null;
}
