import { AppError } from '@kilim/contract';
import type { Tx } from '../../platform/tx.ts';
import type { Person, SignedIn } from './account.ts';
import { findPerson } from './repository.ts';
import { findAuthenticatedAt } from './sessions/repository.ts';

/** The caller's row. A session outlives its person only for a moment; it is treated as signed out. */
export async function readPerson(tx: Tx, caller: Pick<SignedIn, 'userId'>): Promise<Person> {
  const person = await findPerson(tx, caller.userId);
  if (!person) throw new AppError('general_unauthorized_scope');
  return person;
}

/** The same while the session is still open: what ended it after the call began, such as another password, must win. */
export async function readOpen(tx: Tx, caller: Pick<SignedIn, 'userId' | 'sessionId'>): Promise<Person> {
  if ((await findAuthenticatedAt(tx, caller.sessionId)) === null) {
    throw new AppError('general_unauthorized_scope');
  }
  return readPerson(tx, caller);
}
