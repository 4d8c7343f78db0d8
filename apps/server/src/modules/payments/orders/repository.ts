import {
  type BillingDetails,
  type Language,
  type MinorAmount,
  type OrderId,
  type OrderStatus,
  type PaymentMethod,
  type Plan,
  type ReviewReason,
  readEntitlements,
  type UserId,
} from '@kilim/contract';
import type { Selectable } from 'kysely';
import { type OrdersTable, queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { StoredConsents } from '../checkout/consents.ts';
import { toMoney } from '../money.ts';
import type { OrderRecord } from './types.ts';

/** Reads the snapshot of the plan; early orders have no storage entitlement. */
function readPlan(json: string): Plan {
  const plan = JSON.parse(json) as Plan;
  return { ...plan, entitlements: readEntitlements(plan.entitlements) };
}

const toRecord = (row: Selectable<OrdersTable>): OrderRecord => ({
  id: row.id as OrderId,
  userId: row.user_id as UserId | null,
  plan: readPlan(row.plan_json),
  amount: toMoney(row.amount_minor, row.currency),
  credits: row.credits,
  taxRate: row.tax_rate,
  method: row.method as PaymentMethod,
  isSimulated: row.is_simulated === 1,
  status: row.status as OrderStatus,
  reviewReason: row.review_reason as ReviewReason | null,
  refundedMinor: row.refunded_minor as MinorAmount,
  billingDetails: JSON.parse(row.billing_json) as BillingDetails,
  consents: JSON.parse(row.consents_json) as StoredConsents,
  language: row.language as Language,
  idempotencyKey: row.idempotency_key,
  requestHash: row.request_hash,
  createdAt: row.created_at,
  paidAt: row.paid_at,
});

/** Returns false when the user already has an order with this idempotency key. */
export async function insertOrder(tx: Tx, order: OrderRecord): Promise<boolean> {
  const result = await queries(tx)
    .insertInto('orders')
    .values({
      id: order.id,
      user_id: order.userId,
      plan_id: order.plan.planId,
      plan_json: JSON.stringify(order.plan),
      amount_minor: order.amount.minor,
      currency: order.amount.currency,
      credits: order.credits,
      tax_rate: order.taxRate,
      method: order.method,
      is_simulated: order.isSimulated ? 1 : 0,
      status: order.status,
      review_reason: order.reviewReason,
      refunded_minor: order.refundedMinor,
      billing_json: JSON.stringify(order.billingDetails),
      consents_json: JSON.stringify(order.consents),
      language: order.language,
      idempotency_key: order.idempotencyKey,
      request_hash: order.requestHash,
      created_at: order.createdAt,
      updated_at: order.createdAt,
      paid_at: order.paidAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findOrder(tx: Tx, id: OrderId): Promise<OrderRecord | null> {
  const row = await queries(tx).selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toRecord(row) : null;
}

export async function findOrderByKey(tx: Tx, userId: UserId, key: string): Promise<OrderRecord | null> {
  const row = await queries(tx)
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/**
 * Locks the order until the transaction ends; its attempts and refunds change only under this lock. An update without
 * effect, because SQLite has no `for update`.
 */
export async function lockOrder(tx: Tx, id: OrderId): Promise<OrderRecord | null> {
  const row = await queries(tx)
    .updateTable('orders')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Locks every order of a user until the transaction ends. */
export async function lockOrdersOf(tx: Tx, userId: UserId): Promise<void> {
  await queries(tx)
    .updateTable('orders')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('user_id', '=', userId)
    .execute();
}

export interface OrderPatch {
  readonly status?: OrderStatus;
  readonly reviewReason?: ReviewReason | null;
  readonly refundedMinor?: MinorAmount;
  readonly paidAt?: number;
}

/** Updates the order if its status is still `from`; returns whether it was. */
export async function updateOrder(
  tx: Tx,
  id: OrderId,
  from: OrderStatus,
  change: OrderPatch,
  now: number,
): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('orders')
    .set({
      ...(change.status !== undefined && { status: change.status }),
      ...(change.reviewReason !== undefined && { review_reason: change.reviewReason }),
      ...(change.refundedMinor !== undefined && { refunded_minor: change.refundedMinor }),
      ...(change.paidAt !== undefined && { paid_at: change.paidAt }),
      updated_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

const pendingOrdersMaximum = 50;

/** Lists the user's unpaid orders, newest first. */
export async function listPendingOrders(tx: Tx, userId: UserId): Promise<OrderRecord[]> {
  const rows = await queries(tx)
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', ['created', 'redirected', 'verifying', 'review'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pendingOrdersMaximum)
    .execute();
  return rows.map(toRecord);
}

/** Lists the orders that were paid and not fully refunded, newest payment first. */
export async function listPaidOrders(tx: Tx, userId: UserId): Promise<OrderRecord[]> {
  const rows = await queries(tx)
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', ['paid', 'refund_pending', 'partially_refunded'])
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toRecord);
}

/** Lists every order of a user, oldest first. */
export async function listOrdersOf(tx: Tx, userId: UserId): Promise<OrderRecord[]> {
  const rows = await queries(tx)
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toRecord);
}
