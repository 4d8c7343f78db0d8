import type { UserId } from '@kilim/contract';
import { sql } from 'kysely';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

// Call everything here while the balance is locked: a claim changes together with the ledger.

/** A reversal by its owner and its key. */
export interface ClaimKey {
  readonly userId: UserId;
  readonly idempotencyKey: string;
}

export interface ClaimRow {
  readonly idempotency_key: string;
  readonly reason: string;
  readonly taken: number;
  readonly outstanding: number;
  readonly open_turns: number;
}

const columns = ['idempotency_key', 'reason', 'taken', 'outstanding', 'open_turns'] as const;

export interface OpenReservations {
  readonly turns: number;
  readonly amount: number;
  /** Last row of the ledger. */
  readonly position: number;
}

/** What turns have set aside and not closed yet; `closing` begins the key of the row that closes one. */
export async function sumOpenReservations(
  tx: Tx,
  userId: UserId,
  closing: string,
): Promise<OpenReservations> {
  const row = await queries(tx)
    .selectFrom('credit_ledger as reserved')
    .select((eb) => eb.fn.countAll<number>().as('turns'))
    .select(sql<number>`coalesce(sum(-reserved.amount), 0)`.as('amount'))
    .select((eb) =>
      eb
        .selectFrom('credit_ledger as last')
        .select((inner) => inner.fn.max('last.position').as('position'))
        .where('last.user_id', '=', userId)
        .as('position'),
    )
    .where('reserved.user_id', '=', userId)
    .where('reserved.kind', '=', 'reserve')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('credit_ledger as closed')
            .select('closed.id')
            .where('closed.idempotency_key', '=', sql<string>`${closing} || reserved.turn_id`),
        ),
      ),
    )
    .executeTakeFirst();
  return {
    turns: Number(row?.turns ?? 0),
    amount: Number(row?.amount ?? 0),
    position: Number(row?.position ?? 0),
  };
}

export async function insertClaim(
  tx: Tx,
  { userId, idempotencyKey }: ClaimKey,
  claim: Omit<ClaimRow, 'idempotency_key'> & { readonly position: number },
): Promise<void> {
  await queries(tx)
    .insertInto('credit_claims')
    .values({ user_id: userId, idempotency_key: idempotencyKey, ...claim })
    .execute();
}

export async function findClaimRow(tx: Tx, { userId, idempotencyKey }: ClaimKey): Promise<ClaimRow | null> {
  const row = await queries(tx)
    .selectFrom('credit_claims')
    .select(columns)
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Claims on a reservation at that position of the ledger, the earliest first. */
export async function listClaimsOn(tx: Tx, userId: UserId, position: number): Promise<ClaimRow[]> {
  return queries(tx)
    .selectFrom('credit_claims')
    .select(columns)
    .where('user_id', '=', userId)
    .where('position', '>=', position)
    .where('outstanding', '>', 0)
    .orderBy('position')
    .orderBy('idempotency_key')
    .execute();
}

export async function changeClaim(
  tx: Tx,
  { userId, idempotencyKey }: ClaimKey,
  change: Pick<ClaimRow, 'taken' | 'outstanding' | 'open_turns'>,
): Promise<void> {
  await queries(tx)
    .updateTable('credit_claims')
    .set(change)
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .execute();
}

export async function deleteClaim(tx: Tx, { userId, idempotencyKey }: ClaimKey): Promise<void> {
  await queries(tx)
    .deleteFrom('credit_claims')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .execute();
}
