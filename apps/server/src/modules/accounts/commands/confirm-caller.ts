import { AppError } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { lifetimes, type Person, type SignedIn } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { findSessionStart } from '../session-repository.ts';
import { readPerson } from './read-person.ts';

/**
 * Makes sure, before something that cannot be taken back, that it is the person who asks and not somebody at their open
 * browser: by the password, or by a sign-in of the last minutes where nobody knows one. Outside of any transaction,
 * because checking a password takes a while. Throws `user_invalid_credentials`, `user_recent_sign_in_required`.
 */
export async function confirmCaller(
  { transactions, clock, passwords, securityLog }: AccountsPorts,
  caller: SignedIn,
  password: string | undefined,
): Promise<Person> {
  const person = await readPerson(transactions.outside, caller);
  if (person.hasPassword) {
    if (await passwords.verify(person.passwordHash, password ?? '')) return person;
    if (password !== undefined) {
      await securityLog.recordAlone({ kind: 'confirmation-failed', userId: caller.userId });
    }
    throw new AppError('user_invalid_credentials');
  }
  const startedAt = await findSessionStart(transactions.outside, caller.sessionId);
  if (startedAt === null || startedAt <= clock.now() - lifetimes.freshSignIn) {
    throw new AppError('user_recent_sign_in_required');
  }
  return person;
}

/** Refuses when the password was changed while it was being checked. */
export async function confirmUnchanged(tx: Tx, caller: SignedIn, checked: Person): Promise<void> {
  const current = await readPerson(tx, caller);
  if (current.passwordHash !== checked.passwordHash) throw new AppError('user_invalid_credentials');
}
