import { AppError } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { Person, SignedIn } from '../account.ts';
import { findPerson } from '../repository.ts';

/** The caller's row. A session outlives its person only for a moment; it is treated as signed out. */
export async function readPerson(tx: Tx, caller: Pick<SignedIn, 'userId'>): Promise<Person> {
  const person = await findPerson(tx, caller.userId);
  if (!person) throw new AppError('general_unauthorized_scope');
  return person;
}
