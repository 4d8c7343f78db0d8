import type { Tx } from '../../../platform/tx.ts';
import type { Account } from '../account.ts';
import { deleteIdentities } from '../oauth/identity-repository.ts';
import type { AccountsPorts } from '../ports.ts';
import { grantWelcomeCredits } from '../registration/grant-welcome-credits.ts';
import { updateAccount } from '../repository.ts';
import { deleteSessions } from '../sessions/repository.ts';
import { deleteTokens } from './token-repository.ts';

/**
 * Hands an account over to the user who proved that they read its unverified address. Anybody could have registered it,
 * so its password, linked providers and sessions are removed. The second factor stays: it opens nothing alone, and
 * removing it would let anyone who reads the mailbox bypass it. Returns false when the address was verified before.
 */
export async function claimAddress(
  ports: AccountsPorts,
  tx: Tx,
  account: Account,
  newPasswordHash: string,
): Promise<boolean> {
  const { clock, securityLog } = ports;
  if (account.isEmailVerified) return false;
  const changes = { isEmailVerified: true, passwordHash: newPasswordHash, hasPassword: false };
  await updateAccount(tx, account.id, changes, clock.now());
  await grantWelcomeCredits(ports, tx, { ...account, isEmailVerified: true });
  await deleteSessions(tx, account.id, { except: null });
  const unlinked = await deleteIdentities(tx, account.id);
  if (unlinked > 0) await securityLog.record(tx, { kind: 'provider-unlinked', userId: account.id });
  await securityLog.record(tx, { kind: 'password-dropped', userId: account.id });
  await deleteTokens(tx, account.id, ['verification', 'recovery']);
  return true;
}
