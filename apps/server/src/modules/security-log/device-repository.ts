import type { UserId } from '@kilim/contract';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

/** Above this number the least recently used devices are deleted. */
const devicesPerUser = 50;

export async function countDevices(tx: Tx, userId: UserId): Promise<number> {
  const row = await queries(tx)
    .selectFrom('known_devices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Whether this server issued the token: some account has it. */
export async function isIssued(tx: Tx, tokenHash: string): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves the use of a known device; returns false for an unknown one. */
export async function touchDevice(tx: Tx, userId: UserId, tokenHash: string, now: number): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('known_devices')
    .set({ seen_at: now })
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function insertDevice(tx: Tx, userId: UserId, tokenHash: string, now: number): Promise<void> {
  const db = queries(tx);
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, token_hash: tokenHash, created_at: now, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('token_hash')
    .limit(devicesPerUser);
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'not in', kept)
    .execute();
}

/** Deletes all devices of a user except one. */
export async function deleteOtherDevices(tx: Tx, userId: UserId, keptHash: string): Promise<void> {
  await queries(tx)
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', keptHash)
    .execute();
}

export async function deleteDevicesBefore(tx: Tx, before: number): Promise<void> {
  await queries(tx).deleteFrom('known_devices').where('seen_at', '<', before).execute();
}

export async function listDevices(
  tx: Tx,
  userId: UserId,
): Promise<{ readonly createdAt: number; readonly seenAt: number }[]> {
  const rows = await queries(tx)
    .selectFrom('known_devices')
    .select(['created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at, seen_at }) => ({ createdAt: created_at, seenAt: seen_at }));
}
