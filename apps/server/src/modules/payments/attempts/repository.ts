import type { AttemptStatus, MinorAmount, OrderId, PaymentMethod } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { isDue, type PaymentAttemptsTable, queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { attemptLeaseTime, longestInquiryDelay } from './inquiry-schedule.ts';
import type { AttemptRecord } from './types.ts';

const toRecord = (row: Selectable<PaymentAttemptsTable>): AttemptRecord => ({
  id: row.id,
  orderId: row.order_id as OrderId,
  method: row.method as PaymentMethod,
  reference: row.reference,
  status: row.status as AttemptStatus,
  isOpen: row.open === 1,
  buyer: JSON.parse(row.buyer_json) as AttemptRecord['buyer'],
  providerTxnId: row.provider_txn_id,
  capturedMinor: row.captured_minor as MinorAmount | null,
  authCode: row.auth_code,
  maskedPan: row.masked_pan,
  declineCode: row.decline_code,
  state: JSON.parse(row.state_json) as AttemptRecord['state'],
  inquiries: row.inquiries,
  nextInquiryAt: row.next_inquiry_at,
  leaseUntil: row.lease_until,
  expiresAt: row.expires_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export async function insertAttempt(tx: Tx, attempt: AttemptRecord): Promise<void> {
  await queries(tx)
    .insertInto('payment_attempts')
    .values({
      id: attempt.id,
      order_id: attempt.orderId,
      method: attempt.method,
      reference: attempt.reference,
      status: attempt.status,
      open: attempt.isOpen ? 1 : null,
      buyer_json: JSON.stringify(attempt.buyer),
      provider_txn_id: attempt.providerTxnId,
      captured_minor: attempt.capturedMinor,
      auth_code: attempt.authCode,
      masked_pan: attempt.maskedPan,
      decline_code: attempt.declineCode,
      state_json: JSON.stringify(attempt.state),
      inquiries: attempt.inquiries,
      next_inquiry_at: attempt.nextInquiryAt,
      lease_until: attempt.leaseUntil,
      expires_at: attempt.expiresAt,
      created_at: attempt.createdAt,
      updated_at: attempt.updatedAt,
    })
    .execute();
}

export async function findAttempt(tx: Tx, id: string): Promise<AttemptRecord | null> {
  const row = await queries(tx)
    .selectFrom('payment_attempts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Finds an attempt by provider reference and method. */
export async function findAttemptByReference(
  tx: Tx,
  method: PaymentMethod,
  reference: string,
): Promise<AttemptRecord | null> {
  const row = await queries(tx)
    .selectFrom('payment_attempts')
    .selectAll()
    .where('method', '=', method)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Finds the attempt on which a provider's payment was booked. */
export async function findAttemptByTransaction(
  tx: Tx,
  method: PaymentMethod,
  providerTxnId: string,
): Promise<AttemptRecord | null> {
  const row = await queries(tx)
    .selectFrom('payment_attempts')
    .selectAll()
    .where('method', '=', method)
    .where('provider_txn_id', '=', providerTxnId)
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Lists the attempts of the orders, oldest first. */
export async function listAttempts(tx: Tx, orderIds: readonly OrderId[]): Promise<AttemptRecord[]> {
  if (orderIds.length === 0) return [];
  const rows = await queries(tx)
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toRecord);
}

export interface AttemptPatch {
  readonly status?: AttemptStatus;
  readonly isOpen?: boolean;
  readonly providerTxnId?: string;
  readonly capturedMinor?: MinorAmount;
  readonly authCode?: string | null;
  readonly maskedPan?: string | null;
  readonly declineCode?: string | null;
  readonly state?: Readonly<Record<string, unknown>>;
  readonly inquiries?: number;
  readonly nextInquiryAt?: number | null;
  readonly leaseUntil?: number;
}

/** Updates an attempt. Call it while its order is locked. */
export async function updateAttempt(tx: Tx, id: string, change: AttemptPatch, now: number): Promise<void> {
  await queries(tx)
    .updateTable('payment_attempts')
    .set({
      ...(change.status !== undefined && { status: change.status }),
      ...(change.isOpen !== undefined && { open: change.isOpen ? 1 : null }),
      ...(change.providerTxnId !== undefined && { provider_txn_id: change.providerTxnId }),
      ...(change.capturedMinor !== undefined && { captured_minor: change.capturedMinor }),
      ...(change.authCode !== undefined && { auth_code: change.authCode }),
      ...(change.maskedPan !== undefined && { masked_pan: change.maskedPan }),
      ...(change.declineCode !== undefined && { decline_code: change.declineCode }),
      ...(change.state !== undefined && { state_json: JSON.stringify(change.state) }),
      ...(change.inquiries !== undefined && { inquiries: change.inquiries }),
      ...(change.nextInquiryAt !== undefined && { next_inquiry_at: change.nextInquiryAt }),
      ...(change.leaseUntil !== undefined && { lease_until: change.leaseUntil }),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Lists unleased attempts that are due for an inquiry, the longest overdue first, without the methods in `except`. */
export async function listDueAttempts(
  tx: Tx,
  { now, count, except }: { now: number; count: number; except: readonly PaymentMethod[] },
): Promise<AttemptRecord[]> {
  let query = queries(tx)
    .selectFrom('payment_attempts')
    .selectAll()
    .where(isDue('next_inquiry_at', now, longestInquiryDelay))
    .where(isDue('lease_until', now, attemptLeaseTime));
  if (except.length > 0) query = query.where('method', 'not in', except);
  const rows = await query.orderBy('next_inquiry_at').limit(count).execute();
  return rows.map(toRecord);
}

/**
 * Leases the attempt to this worker until `until`. Returns false when another worker has leased it or, with
 * `isDueOnly`, when it is not due any more.
 */
export async function leaseAttempt(
  tx: Tx,
  id: string,
  lease: { readonly now: number; readonly until: number; readonly isDueOnly: boolean },
): Promise<boolean> {
  let query = queries(tx)
    .updateTable('payment_attempts')
    .set({ lease_until: lease.until })
    .where('id', '=', id)
    .where(isDue('lease_until', lease.now, attemptLeaseTime));
  if (lease.isDueOnly) query = query.where(isDue('next_inquiry_at', lease.now, longestInquiryDelay));
  const result = await query.executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Creation time of the earliest attempt of this method that a payment may still arrive for; null when there is none.
 */
export async function findEarliestAwaited(tx: Tx, method: PaymentMethod): Promise<number | null> {
  const row = await queries(tx)
    .selectFrom('payment_attempts')
    .select('created_at')
    .where('method', '=', method)
    .where('next_inquiry_at', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}
