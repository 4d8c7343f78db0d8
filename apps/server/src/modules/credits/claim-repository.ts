import type { UserId } from '@kilim/contract';
import { sql } from 'kysely';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { ClaimKey } from './types.ts';

// Call these functions while the balance is locked: claims change only together with the ledger.

/** A stored claim. */
export interface ClaimRecord {
  readonly idempotencyKey: string;
  readonly reason: string;
  readonly taken: number;
  readonly outstanding: number;
  /** Number of turns that have not closed yet. */
  readonly openTurns: number;
}

type ClaimPatch = Pick<ClaimRecord, 'taken' | 'outstanding' | 'openTurns'>;

const selection = [
  'idempotency_key as idempotencyKey',
  'reason',
  'taken',
  'outstanding',
  'open_turns as openTurns',
] as const;

export interface OpenReservations {
  readonly turns: number;
  readonly amount: number;
  /** Position of the last ledger record. */
  readonly position: number;
}

/** Sums the reservations of turns that are not closed; `closePrefix` begins the key of a closing record. */
export async function sumOpenReservations(
  tx: Tx,
  userId: UserId,
  closePrefix: string,
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
            .where('closed.idempotency_key', '=', sql<string>`${closePrefix} || reserved.turn_id`),
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

/** Inserts a claim on the reservations up to `position` of the ledger. */
export async function insertClaim(
  tx: Tx,
  userId: UserId,
  claim: ClaimRecord & { readonly position: number },
): Promise<void> {
  await queries(tx)
    .insertInto('credit_claims')
    .values({
      user_id: userId,
      idempotency_key: claim.idempotencyKey,
      reason: claim.reason,
      taken: claim.taken,
      outstanding: claim.outstanding,
      open_turns: claim.openTurns,
      position: claim.position,
    })
    .execute();
}

export async function findClaim(tx: Tx, { userId, idempotencyKey }: ClaimKey): Promise<ClaimRecord | null> {
  const record = await queries(tx)
    .selectFrom('credit_claims')
    .select(selection)
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return record ?? null;
}

/** Lists the claims on the reservation at this position of the ledger, the earliest first. */
export async function listClaimsOn(tx: Tx, userId: UserId, position: number): Promise<ClaimRecord[]> {
  return queries(tx)
    .selectFrom('credit_claims')
    .select(selection)
    .where('user_id', '=', userId)
    .where('position', '>=', position)
    .where('outstanding', '>', 0)
    .orderBy('position')
    .orderBy('idempotency_key')
    .execute();
}

export async function updateClaim(
  tx: Tx,
  { userId, idempotencyKey }: ClaimKey,
  { taken, outstanding, openTurns }: ClaimPatch,
): Promise<void> {
  await queries(tx)
    .updateTable('credit_claims')
    .set({ taken, outstanding, open_turns: openTurns })
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
