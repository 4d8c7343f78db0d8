import type { UserId } from '@kilim/contract';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

export interface StoredState {
  readonly usedBytes: number;
  readonly minuteBytes: number;
  readonly dayBytes: number;
}

export interface StoredChange {
  /** Negative for deletions. */
  readonly bytes: number;
  /** The current windows; bytes written before them no longer count towards the pace. */
  readonly minute: number;
  readonly day: number;
}

/**
 * Adds to the counter and locks the user's row until the transaction ends, so that concurrent writers are counted one
 * after the other (docs/rules/storage.md#lock-order). Returns null for a deleted user.
 */
export async function addStoredBytes(
  tx: Tx,
  userId: UserId,
  change: StoredChange,
): Promise<StoredState | null> {
  const written = Math.max(0, change.bytes);
  const row = await queries(tx)
    .updateTable('users')
    .set((eb) => ({
      storage_bytes: eb('storage_bytes', '+', change.bytes),
      write_minute: change.minute,
      write_minute_bytes: eb
        .case()
        .when('write_minute', '=', change.minute)
        .then(eb('write_minute_bytes', '+', written))
        .else(written)
        .end(),
      write_day: change.day,
      write_day_bytes: eb
        .case()
        .when('write_day', '=', change.day)
        .then(eb('write_day_bytes', '+', written))
        .else(written)
        .end(),
    }))
    .where('id', '=', userId)
    .returning(['storage_bytes', 'write_minute_bytes', 'write_day_bytes'])
    .executeTakeFirst();
  if (!row) return null;
  return {
    usedBytes: row.storage_bytes,
    minuteBytes: row.write_minute_bytes,
    dayBytes: row.write_day_bytes,
  };
}

export async function readStoredBytes(tx: Tx, userId: UserId): Promise<number> {
  const row = await queries(tx)
    .selectFrom('users')
    .select('storage_bytes')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.storage_bytes ?? 0;
}

/** Reads the counter and locks it until the transaction ends. Returns null for a deleted user. */
export async function lockStoredBytes(tx: Tx, userId: UserId): Promise<number | null> {
  const row = await queries(tx)
    .updateTable('users')
    .set((eb) => ({ storage_bytes: eb.ref('storage_bytes') }))
    .where('id', '=', userId)
    .returning('storage_bytes')
    .executeTakeFirst();
  return row?.storage_bytes ?? null;
}

export async function setStoredBytes(tx: Tx, userId: UserId, bytes: number): Promise<void> {
  await queries(tx).updateTable('users').set({ storage_bytes: bytes }).where('id', '=', userId).execute();
}

/** Ids of users after an id, in order. */
export async function listUserIds(tx: Tx, after: string, count: number): Promise<UserId[]> {
  const rows = await queries(tx)
    .selectFrom('users')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id as UserId);
}
