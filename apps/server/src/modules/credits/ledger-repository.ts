import type { Credits, ProjectId, UserId } from '@kilim/contract';
import { sql } from 'kysely';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { LedgerRecord } from './types.ts';

export interface NewLedgerRecord extends Omit<LedgerRecord, 'position'> {
  readonly userId: UserId;
  readonly idempotencyKey: string;
}

/** The balance, or null for an unknown user. */
export async function findBalance(tx: Tx, userId: UserId): Promise<Credits | null> {
  const row = await queries(tx)
    .selectFrom('users')
    .select('credits')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ? (row.credits as Credits) : null;
}

/**
 * Locks the user until the transaction ends and returns the balance, or null for an unknown user. The ledger changes
 * only under this lock. An update without effect, because SQLite has no `for update`.
 */
export async function lockBalance(tx: Tx, userId: UserId): Promise<Credits | null> {
  const row = await queries(tx)
    .updateTable('users')
    .set((eb) => ({ credits: eb.ref('credits') }))
    .where('id', '=', userId)
    .returning('credits')
    .executeTakeFirst();
  return row ? (row.credits as Credits) : null;
}

/** Adds a signed amount. Returns the new balance, or null if it would be negative or the user is unknown. */
export async function changeBalance(
  tx: Tx,
  userId: UserId,
  amount: number,
  now: number,
): Promise<Credits | null> {
  const row = await queries(tx)
    .updateTable('users')
    .set((eb) => ({ credits: eb('credits', '+', amount), last_credit_update_at: now }))
    .where('id', '=', userId)
    .where('credits', '>=', -amount)
    .returning('credits')
    .executeTakeFirst();
  return row ? (row.credits as Credits) : null;
}

/** Appends a record at the next position. Call it after `changeBalance`, whose lock keeps positions unique. */
export async function appendLedgerRecord(tx: Tx, record: NewLedgerRecord): Promise<void> {
  await queries(tx)
    .insertInto('credit_ledger')
    .values((eb) => ({
      id: record.id,
      user_id: record.userId,
      position: eb
        .selectFrom('credit_ledger as earlier')
        .select(sql<number>`coalesce(max(earlier.position), 0) + 1`.as('next'))
        .where('earlier.user_id', '=', record.userId),
      kind: record.kind,
      amount: record.amount,
      balance_after: record.balanceAfter,
      reason: record.reason,
      turn_id: record.turnId,
      project_id: record.projectId,
      model: record.model,
      tokens: record.tokens,
      charged: record.charged,
      idempotency_key: record.idempotencyKey,
      created_at: record.createdAt,
    }))
    .execute();
}

/** The entry with a key, of any user; null when there is none. */
export async function findByKey(
  tx: Tx,
  idempotencyKey: string,
): Promise<{ readonly userId: UserId; readonly amount: number } | null> {
  const row = await queries(tx)
    .selectFrom('credit_ledger')
    .select(['user_id', 'amount'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row ? { userId: row.user_id as UserId, amount: row.amount } : null;
}

/** Amount of the user's record with this key, or null. */
export async function findAmountByKey(
  tx: Tx,
  userId: UserId,
  idempotencyKey: string,
): Promise<number | null> {
  const row = await queries(tx)
    .selectFrom('credit_ledger')
    .select('amount')
    .where('idempotency_key', '=', idempotencyKey)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? row.amount : null;
}

export type ReservationRecord = Pick<LedgerRecord, 'amount' | 'position' | 'projectId' | 'model'>;

/** The reservation with this key, or null. */
export async function findReservation(
  tx: Tx,
  userId: UserId,
  idempotencyKey: string,
): Promise<ReservationRecord | null> {
  const row = await queries(tx)
    .selectFrom('credit_ledger')
    .select(['amount', 'position', 'project_id', 'model'])
    .where('idempotency_key', '=', idempotencyKey)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { amount, position, project_id, model } = row;
  return { amount, position, projectId: project_id as ProjectId | null, model };
}
