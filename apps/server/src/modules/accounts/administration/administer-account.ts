import { AppError, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { requestErasure } from '../deletion/delete-account.ts';
import { deleteDeletion, findDeletion } from '../deletion/repository.ts';
import { requireNotFirstAdmin } from '../deletion/require-not-first-admin.ts';
import { deleteTokens } from '../mail-links/token-repository.ts';
import type { AccountsPorts } from '../ports.ts';
import { findAccount, updateAccount } from '../repository.ts';
import { deleteSessions } from '../sessions/repository.ts';

// What administrators change in accounts: docs/rules/users.md#actions. Every change is in the security log.

const allLinks = ['verification', 'recovery', 'magic-url', 'deletion-undo'] as const;

async function requireAccount(tx: Tx, userId: UserId) {
  const account = await findAccount(tx, userId);
  if (!account) throw new AppError('user_not_found');
  return account;
}

/** Throws `user_own_account` for the administrator's own account and `user_first_admin_permanent`. */
async function requireClosable(tx: Tx, adminId: UserId, userId: UserId): Promise<void> {
  await requireAccount(tx, userId);
  if (adminId === userId) throw new AppError('user_own_account');
  await requireNotFirstAdmin(tx, userId);
}

/** Throws `user_not_found`, `user_not_open`, and `user_first_admin_permanent` when the first administrator would lose the role. */
export async function changeRole(ports: AccountsPorts, userId: UserId, isAdmin: boolean): Promise<void> {
  await ports.transactions.run(async (tx) => {
    const account = await requireAccount(tx, userId);
    if (account.isAdmin === isAdmin) return;
    if (!isAdmin) await requireNotFirstAdmin(tx, userId);
    else if (!account.isEnabled) throw new AppError('user_not_open');
    await updateAccount(tx, userId, { isAdmin }, ports.clock.now());
    const kind = isAdmin ? 'admin-role-granted' : 'admin-role-revoked';
    await ports.securityLog.record(tx, { kind, userId });
  });
  // Open sockets read the role again.
  ports.events.publishToAccount(userId, { kind: 'session-ended' });
}

/** Closes an account, ends its sessions and makes its links invalid. */
export async function suspendAccount(ports: AccountsPorts, adminId: UserId, userId: UserId): Promise<void> {
  await ports.transactions.run(async (tx) => {
    await requireClosable(tx, adminId, userId);
    await updateAccount(tx, userId, { isEnabled: false }, ports.clock.now());
    await deleteSessions(tx, userId, { except: null });
    await deleteTokens(tx, userId, ['verification', 'recovery', 'magic-url']);
    await ports.securityLog.record(tx, { kind: 'user-suspended', userId });
  });
  ports.events.publishToAccount(userId, { kind: 'session-ended' });
}

/** Opens a suspended or closed account again; a deletion that waits is undone. Throws `user_not_found`. */
export async function reinstateAccount(ports: AccountsPorts, userId: UserId): Promise<void> {
  await ports.transactions.run(async (tx) => {
    const account = await requireAccount(tx, userId);
    if (account.isEnabled) return;
    if (await deleteDeletion(tx, userId)) {
      await deleteTokens(tx, userId, ['deletion-undo']);
      await ports.securityLog.record(tx, { kind: 'deletion-undone', userId });
    }
    await updateAccount(tx, userId, { isEnabled: true }, ports.clock.now());
    await ports.securityLog.record(tx, { kind: 'user-reinstated', userId });
  });
}

/** Throws `user_not_found`. */
export async function endAllSessionsOf(ports: AccountsPorts, userId: UserId): Promise<void> {
  await ports.transactions.run(async (tx) => {
    await requireAccount(tx, userId);
    const count = await deleteSessions(tx, userId, { except: null });
    await ports.securityLog.record(tx, { kind: 'user-signed-out', userId, detail: { count } });
  });
  ports.events.publishToAccount(userId, { kind: 'session-ended' });
}

/** Closes an account for good and schedules its erasure at once. Repeating it changes nothing. */
export async function deleteUserAccount(
  ports: AccountsPorts,
  adminId: UserId,
  userId: UserId,
): Promise<void> {
  await ports.transactions.run(async (tx) => {
    await requireClosable(tx, adminId, userId);
    const now = ports.clock.now();
    const dueAt = await findDeletion(tx, userId);
    if (dueAt !== null && dueAt <= now) return;
    await updateAccount(tx, userId, { isEnabled: false, isAdmin: false }, now);
    await deleteSessions(tx, userId, { except: null });
    await deleteTokens(tx, userId, [...allLinks]);
    await requestErasure(ports, tx, userId, now);
    await ports.securityLog.record(tx, { kind: 'user-deleted', userId });
  });
  ports.events.publishToAccount(userId, { kind: 'session-ended' });
}
