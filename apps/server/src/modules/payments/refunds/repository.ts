import type { MinorAmount, OrderId, UserId } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { isDue, queries, type RefundsTable } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { longestRefundInquiryDelay, refundLeaseTime } from './refund-inquiry-schedule.ts';
import type { RefundRecord } from './types.ts';

const toRecord = (row: Selectable<RefundsTable>): RefundRecord => ({
  id: row.id,
  orderId: row.order_id as OrderId,
  attemptId: row.attempt_id,
  idempotencyKey: row.idempotency_key,
  requestHash: row.request_hash,
  amountMinor: row.amount_minor as MinorAmount,
  credits: row.credits,
  shortfall: row.shortfall,
  status: row.status as RefundRecord['status'],
  providerReference: row.provider_reference,
  refusalCode: row.refusal_code,
  reason: row.reason,
  requestedBy: row.requested_by as UserId | null,
  nextInquiryAt: row.next_inquiry_at,
  leaseUntil: row.lease_until,
  createdAt: row.created_at,
});

export async function insertRefund(tx: Tx, refund: RefundRecord): Promise<void> {
  await queries(tx)
    .insertInto('refunds')
    .values({
      id: refund.id,
      order_id: refund.orderId,
      attempt_id: refund.attemptId,
      idempotency_key: refund.idempotencyKey,
      request_hash: refund.requestHash,
      amount_minor: refund.amountMinor,
      credits: refund.credits,
      shortfall: refund.shortfall,
      status: refund.status,
      provider_reference: refund.providerReference,
      refusal_code: refund.refusalCode,
      reason: refund.reason,
      requested_by: refund.requestedBy,
      next_inquiry_at: refund.nextInquiryAt,
      lease_until: refund.leaseUntil,
      created_at: refund.createdAt,
      updated_at: refund.createdAt,
    })
    .execute();
}

export async function findRefund(tx: Tx, id: string): Promise<RefundRecord | null> {
  const row = await queries(tx).selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Lists the refunds of an order, oldest first. */
export async function listRefunds(tx: Tx, orderId: OrderId): Promise<RefundRecord[]> {
  const rows = await queries(tx)
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toRecord);
}

export interface RefundOutcome {
  readonly status: 'done' | 'refused';
  readonly providerReference: string | null;
  readonly refusalCode: string | null;
  readonly shortfall: number;
}

/** Stores the outcome of a refund if its status is still `from`; returns whether it was. */
export async function saveRefundOutcome(
  tx: Tx,
  id: string,
  from: RefundRecord['status'],
  outcome: RefundOutcome,
  now: number,
): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('refunds')
    .set({
      status: outcome.status,
      provider_reference: outcome.providerReference,
      refusal_code: outcome.refusalCode,
      shortfall: outcome.shortfall,
      next_inquiry_at: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function updateShortfall(tx: Tx, id: string, shortfall: number, now: number): Promise<void> {
  await queries(tx).updateTable('refunds').set({ shortfall, updated_at: now }).where('id', '=', id).execute();
}

/** Schedules the next inquiry of a pending refund and releases its lease. */
export async function postponeRefund(tx: Tx, id: string, nextInquiryAt: number, now: number): Promise<void> {
  await queries(tx)
    .updateTable('refunds')
    .set({ next_inquiry_at: nextInquiryAt, lease_until: 0, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Lists pending refunds that are due for an inquiry and not leased. */
export async function listDueRefunds(tx: Tx, now: number, count: number): Promise<RefundRecord[]> {
  const rows = await queries(tx)
    .selectFrom('refunds')
    .selectAll()
    .where(isDue('next_inquiry_at', now, longestRefundInquiryDelay))
    .where(isDue('lease_until', now, refundLeaseTime))
    .where('status', '=', 'pending')
    .orderBy('next_inquiry_at')
    .limit(count)
    .execute();
  return rows.map(toRecord);
}

/**
 * Leases a pending refund to this worker until `until`. Returns false when another worker has leased it or, with
 * `isDueOnly`, when it is not due any more.
 */
export async function leaseRefund(
  tx: Tx,
  id: string,
  lease: { readonly now: number; readonly until: number; readonly isDueOnly: boolean },
): Promise<boolean> {
  let query = queries(tx)
    .updateTable('refunds')
    .set({ lease_until: lease.until })
    .where('id', '=', id)
    .where(isDue('lease_until', lease.now, refundLeaseTime))
    .where('status', '=', 'pending');
  if (lease.isDueOnly) query = query.where(isDue('next_inquiry_at', lease.now, longestRefundInquiryDelay));
  const result = await query.executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
