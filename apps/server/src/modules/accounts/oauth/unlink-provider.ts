import { AppError } from '@kilim/contract';
import type { SignedIn } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { deleteIdentity } from './identity-repository.ts';

/**
 * Unlinks a provider account. The account stays reachable by its e-mail address: a password can be set by mail. Throws
 * `user_identity_not_found`, also for other users' identities.
 */
export async function unlinkProvider(
  { transactions, securityLog }: AccountsPorts,
  { userId }: SignedIn,
  identityId: string,
): Promise<void> {
  await transactions.run(async (tx) => {
    if (!(await deleteIdentity(tx, userId, identityId))) throw new AppError('user_identity_not_found');
    await securityLog.record(tx, { kind: 'provider-unlinked', userId, detail: { count: 1 } });
  });
}
