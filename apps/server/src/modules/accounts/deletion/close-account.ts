import type { Account, SignedIn } from '../account.ts';
import { deleteTokens } from '../mail-links/token-repository.ts';
import type { AccountsPorts } from '../ports.ts';
import { readAccount } from '../read-account.ts';
import { updateAccount } from '../repository.ts';
import { deleteSessions } from '../sessions/repository.ts';
import { requireNotFirstAdmin } from './require-not-first-admin.ts';

/** Blocks the caller's account and revokes all of its sessions. Throws `user_first_admin_permanent`. */
export async function closeOwnAccount(ports: AccountsPorts, caller: SignedIn): Promise<Account> {
  const account = await ports.transactions.run(async (tx) => {
    await requireNotFirstAdmin(tx, caller.userId);
    await updateAccount(tx, caller.userId, { isEnabled: false }, ports.clock.now());
    await deleteSessions(tx, caller.userId, { except: null });
    await deleteTokens(tx, caller.userId, ['verification', 'recovery', 'magic-url']);
    await ports.securityLog.record(tx, { kind: 'account-closed', userId: caller.userId });
    return readAccount(tx, caller);
  });
  ports.events.publishToAccount(caller.userId, { kind: 'session-ended' });
  return account;
}
