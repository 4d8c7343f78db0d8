import { AppError } from '@kilim/contract';
import type { Tx } from '../../platform/tx.ts';
import type { Account, SignedIn } from './account.ts';
import { findAccount } from './repository.ts';
import { findAuthenticatedAt } from './sessions/repository.ts';

/** The caller's account. Throws `general_unauthorized_scope` when it was deleted after the session was read. */
export async function readAccount(tx: Tx, caller: Pick<SignedIn, 'userId'>): Promise<Account> {
  const account = await findAccount(tx, caller.userId);
  if (!account) throw new AppError('general_unauthorized_scope');
  return account;
}

/** The same, but also throws when the session was revoked since, for example by a change of the password. */
export async function readAccountOfOpenSession(
  tx: Tx,
  caller: Pick<SignedIn, 'userId' | 'sessionId'>,
): Promise<Account> {
  if ((await findAuthenticatedAt(tx, caller.sessionId)) === null) {
    throw new AppError('general_unauthorized_scope');
  }
  return readAccount(tx, caller);
}
