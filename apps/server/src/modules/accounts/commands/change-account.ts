import { AppError } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { type Person, preferencesMaximum, type SignedIn } from '../account.ts';
import { isReservedAddress } from '../policy.ts';
import type { AccountsPorts } from '../ports.ts';
import { findPerson, type PersonChanges, updatePerson } from '../repository.ts';
import { deleteSessions } from '../session-repository.ts';
import { deleteTokens } from '../token-repository.ts';

/** The caller's row. A session outlives its person only for a moment; it is treated as signed out. */
export async function readPerson(tx: Tx, caller: Pick<SignedIn, 'userId'>): Promise<Person> {
  const person = await findPerson(tx, caller.userId);
  if (!person) throw new AppError('general_unauthorized_scope');
  return person;
}

async function change(ports: AccountsPorts, caller: SignedIn, changes: PersonChanges): Promise<Person> {
  return ports.transactions.run(async (tx) => {
    await updatePerson(tx, caller.userId, changes, ports.clock.now());
    return readPerson(tx, caller);
  });
}

export function changeName(ports: AccountsPorts, caller: SignedIn, name: string): Promise<Person> {
  return change(ports, caller, { name });
}

/** Replaces the preferences, 64 kB at most (wire-contract.md §3). */
export async function changePreferences(
  ports: AccountsPorts,
  caller: SignedIn,
  preferences: Readonly<Record<string, unknown>>,
): Promise<Person> {
  if (Buffer.byteLength(JSON.stringify(preferences)) > preferencesMaximum) {
    throw new AppError('general_argument_invalid', { fields: { prefs: 'too_big' } });
  }
  return change(ports, caller, { preferences });
}

/** Checks the caller's password outside of any transaction, because it takes a while. */
export async function checkPassword(
  ports: AccountsPorts,
  caller: SignedIn,
  password: string,
): Promise<Person> {
  const person = await readPerson(ports.transactions.outside, caller);
  if (!(await ports.passwords.verify(person.passwordHash, password))) {
    throw new AppError('user_invalid_credentials');
  }
  return person;
}

/** Refuses when the password was changed while it was being checked. */
export async function confirmUnchanged(tx: Tx, caller: SignedIn, checked: Person): Promise<void> {
  const current = await readPerson(tx, caller);
  if (current.passwordHash !== checked.passwordHash) throw new AppError('user_invalid_credentials');
}

/**
 * Moves the account to another address, which has to be verified again. Links that were sent to the old one stop
 * working. Throws `user_invalid_credentials`, or `general_bad_request` when the address is taken.
 */
export async function changeEmail(
  ports: AccountsPorts,
  caller: SignedIn,
  input: { readonly email: string; readonly password: string },
): Promise<Person> {
  const checked = await checkPassword(ports, caller, input.password);
  const isReserved = isReservedAddress(input.email, ports.settings.adminEmail);
  if (isReserved && !checked.isAdmin) throw new AppError('general_bad_request');
  return ports.transactions.run(async (tx) => {
    await confirmUnchanged(tx, caller, checked);
    if (input.email === checked.email) return checked;
    await updatePerson(tx, caller.userId, { email: input.email, isEmailVerified: false }, ports.clock.now());
    await deleteTokens(tx, caller.userId, ['verification', 'recovery']);
    return readPerson(tx, caller);
  });
}

/** Sets a new password and ends every other session. Throws `user_invalid_credentials`. */
export async function changePassword(
  ports: AccountsPorts,
  caller: SignedIn,
  input: { readonly password: string; readonly oldPassword?: string | undefined },
): Promise<Person> {
  const checked = await checkPassword(ports, caller, input.oldPassword ?? '');
  const passwordHash = await ports.passwords.hash(input.password);
  const person = await ports.transactions.run(async (tx) => {
    await confirmUnchanged(tx, caller, checked);
    await updatePerson(tx, caller.userId, { passwordHash }, ports.clock.now());
    await deleteSessions(tx, caller.userId, { except: caller.sessionId });
    await deleteTokens(tx, caller.userId, ['recovery']);
    return readPerson(tx, caller);
  });
  ports.events.publishToAccount(caller.userId, { kind: 'session-ended' });
  return person;
}

/** Closes the caller's account and signs it out everywhere. */
export async function blockOwnAccount(ports: AccountsPorts, caller: SignedIn): Promise<Person> {
  const person = await ports.transactions.run(async (tx) => {
    await updatePerson(tx, caller.userId, { isEnabled: false }, ports.clock.now());
    await deleteSessions(tx, caller.userId, { except: null });
    await deleteTokens(tx, caller.userId, ['verification', 'recovery']);
    return readPerson(tx, caller);
  });
  ports.events.publishToAccount(caller.userId, { kind: 'session-ended' });
  return person;
}
