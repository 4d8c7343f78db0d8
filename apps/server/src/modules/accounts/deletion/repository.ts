import type { UserId } from '@kilim/contract';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

/** Schedules the erasure of an account; a second request keeps the time of the first. */
export async function insertDeletion(tx: Tx, userId: UserId, now: number, dueAt: number): Promise<void> {
  await queries(tx)
    .insertInto('account_deletions')
    .values({ user_id: userId, requested_at: now, due_at: dueAt })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** When an account will be erased; null when no deletion was requested. */
export async function findDeletion(tx: Tx, userId: UserId): Promise<number | null> {
  const row = await queries(tx)
    .selectFrom('account_deletions')
    .select('due_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.due_at ?? null;
}

/** Returns false when no deletion was requested. */
export async function deleteDeletion(tx: Tx, userId: UserId): Promise<boolean> {
  const result = await queries(tx)
    .deleteFrom('account_deletions')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes an account with all rows that refer to it. */
export async function deleteAccount(tx: Tx, userId: UserId): Promise<void> {
  await queries(tx).deleteFrom('users').where('id', '=', userId).execute();
}

/** The administrator whose account is the oldest. */
export async function findFirstAdminId(tx: Tx): Promise<UserId | null> {
  const row = await queries(tx)
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', 1)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? (row.id as UserId) : null;
}
