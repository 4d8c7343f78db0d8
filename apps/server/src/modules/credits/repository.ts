import type { Credits, LedgerKind, ProjectId, TurnId, UserId } from '@kilim/contract';
import { sql } from 'kysely';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { UsageBucket } from './credits-service.ts';

export interface NewLedgerRow {
  readonly id: string;
  readonly userId: UserId;
  readonly kind: LedgerKind;
  readonly amount: number;
  readonly balanceAfter: Credits;
  readonly reason: string;
  readonly turnId: TurnId | null;
  readonly projectId: ProjectId | null;
  readonly model: string | null;
  readonly tokens: number | null;
  readonly idempotencyKey: string;
  readonly createdAt: number;
}

/** The balance, or null when there is no such person. */
export async function findBalance(tx: Tx, userId: UserId): Promise<Credits | null> {
  const row = await queries(tx)
    .selectFrom('users')
    .select('credits')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ? (row.credits as Credits) : null;
}

/**
 * Holds the person's row until the transaction ends and answers the balance. Whoever asks next waits, so what is then
 * read of the ledger is the last word. A touching update, because SQLite has no `for update`.
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

/** Adds a signed amount unless the balance would fall below zero; answers the new balance, or null when it would. */
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

/** Appends at the next position. Call it only after the balance changed: the held row keeps positions apart. */
export async function appendLedgerRow(tx: Tx, row: NewLedgerRow): Promise<void> {
  await queries(tx)
    .insertInto('credit_ledger')
    .values((eb) => ({
      id: row.id,
      user_id: row.userId,
      position: eb
        .selectFrom('credit_ledger as earlier')
        .select(sql<number>`coalesce(max(earlier.position), 0) + 1`.as('next'))
        .where('earlier.user_id', '=', row.userId),
      kind: row.kind,
      amount: row.amount,
      balance_after: row.balanceAfter,
      reason: row.reason,
      turn_id: row.turnId,
      project_id: row.projectId,
      model: row.model,
      tokens: row.tokens,
      idempotency_key: row.idempotencyKey,
      created_at: row.createdAt,
    }))
    .execute();
}

/** Amount of the person's row with that key, or null. */
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

/** What a turn set aside, null when nothing was. */
export async function findReservation(
  tx: Tx,
  userId: UserId,
  idempotencyKey: string,
): Promise<{
  amount: number;
  position: number;
  projectId: ProjectId | null;
  model: string | null;
} | null> {
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

const bucketLength = 15 * 60_000;

/** Use and purchases by quarters of an hour, the finest step that the world's time zones have. */
export async function sumUsage(tx: Tx, userId: UserId, since: number): Promise<UsageBucket[]> {
  const bucket = sql<number>`created_at / ${sql.lit(bucketLength)}`;
  const rows = await queries(tx)
    .selectFrom('credit_ledger')
    .select(bucket.as('bucket'))
    .select(
      sql<number>`sum(case when kind in ('reserve', 'settle', 'release') then -amount else 0 end)`.as('used'),
    )
    .select(sql<number>`sum(case when kind = 'purchase' then amount else 0 end)`.as('bought'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .groupBy(bucket)
    .orderBy(bucket)
    .execute();
  return rows.map((row) => ({
    startsAt: Number(row.bucket) * bucketLength,
    used: Number(row.used),
    bought: Number(row.bought),
  }));
}

/** Turns that were charged. */
export async function countSettled(tx: Tx, userId: UserId): Promise<number> {
  const row = await queries(tx)
    .selectFrom('credit_ledger')
    .select((eb) => eb.fn.countAll().as('turns'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'settle')
    .executeTakeFirst();
  return Number(row?.turns ?? 0);
}
