import type {
  BillingDetails,
  Language,
  MinorAmount,
  Money,
  OrderId,
  PaymentMethod,
  PlanId,
  ReceiptId,
  ReceiptStatus,
  UserId,
} from '@kilim/contract';
import { type Selectable, sql } from 'kysely';
import { queries, type ReceiptsTable } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { ReceiptChange, ReceiptName, ReceiptRecord } from './types.ts';

/** Maps a row of the table `receipts`. */
export const toReceiptRecord = (row: Selectable<ReceiptsTable>): ReceiptRecord => ({
  id: row.id as ReceiptId,
  orderId: row.order_id as OrderId,
  userId: row.user_id as UserId | null,
  receiptNumber: row.receipt_number,
  serial: row.serial,
  planId: row.plan_id as PlanId,
  planName: JSON.parse(row.plan_name_json) as ReceiptRecord['planName'],
  amount: { minor: row.amount_minor as MinorAmount, currency: row.currency as Money['currency'] },
  taxRate: row.tax_rate,
  refundedMinor: row.refunded_minor as MinorAmount,
  credits: row.credits,
  paymentMethod: row.payment_method as PaymentMethod,
  isSimulated: row.is_simulated === 1,
  transactionId: row.transaction_id,
  status: row.status as ReceiptStatus,
  billingDetails: JSON.parse(row.billing_json) as BillingDetails,
  invoiceNumber: row.invoice_number,
  notes: row.notes,
  language: row.language as Language,
  createdAt: row.created_at,
  paidAt: row.paid_at,
  mailedAt: row.mailed_at,
});

/**
 * The next number of a sequence. Its row stays locked until the transaction ends, so numbers follow the order of
 * commits and a rollback leaves no gap.
 */
export async function takeSerial(tx: Tx, sequence: string): Promise<number> {
  const row = await queries(tx)
    .insertInto('sequences')
    .values({ name: sequence, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql<number>`sequences.value + 1` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(row.value);
}

export async function isNumberTaken(tx: Tx, receiptNumber: string): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('receipts')
    .select('id')
    .where('receipt_number', '=', receiptNumber)
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a receipt; `searchKey` is what administrators' search matches. */
export async function insertReceipt(
  tx: Tx,
  receipt: ReceiptRecord & { readonly searchKey: string },
): Promise<void> {
  await queries(tx)
    .insertInto('receipts')
    .values({
      id: receipt.id,
      order_id: receipt.orderId,
      user_id: receipt.userId,
      receipt_number: receipt.receiptNumber,
      serial: receipt.serial,
      plan_id: receipt.planId,
      plan_name_json: JSON.stringify(receipt.planName),
      amount_minor: receipt.amount.minor,
      currency: receipt.amount.currency,
      tax_rate: receipt.taxRate,
      refunded_minor: receipt.refundedMinor,
      credits: receipt.credits,
      payment_method: receipt.paymentMethod,
      is_simulated: receipt.isSimulated ? 1 : 0,
      transaction_id: receipt.transactionId,
      status: receipt.status,
      billing_json: JSON.stringify(receipt.billingDetails),
      search_key: receipt.searchKey,
      invoice_number: receipt.invoiceNumber,
      notes: receipt.notes,
      language: receipt.language,
      created_at: receipt.createdAt,
      paid_at: receipt.paidAt,
      mailed_at: receipt.mailedAt,
    })
    .execute();
}

/** The current e-mail address of an account; null when the account is deleted. */
export async function findAccountEmail(tx: Tx, userId: UserId | null): Promise<string | null> {
  if (userId === null) return null;
  const row = await queries(tx)
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.email ?? null;
}

export async function findReceipt(tx: Tx, id: ReceiptId): Promise<ReceiptRecord | null> {
  const row = await queries(tx).selectFrom('receipts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toReceiptRecord(row) : null;
}

export async function findReceiptOfOrder(tx: Tx, orderId: OrderId): Promise<ReceiptRecord | null> {
  const row = await queries(tx)
    .selectFrom('receipts')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ? toReceiptRecord(row) : null;
}

export async function findOrderIdByNumber(tx: Tx, receiptNumber: string): Promise<OrderId | null> {
  const row = await queries(tx)
    .selectFrom('receipts')
    .select('order_id')
    .where('receipt_number', '=', receiptNumber)
    .executeTakeFirst();
  return row ? (row.order_id as OrderId) : null;
}

/** Updates the receipt of an order and appends the note as a line; returns whether the receipt exists. */
export async function updateReceiptOfOrder(
  tx: Tx,
  orderId: OrderId,
  { status, paidAt, transactionId, refundedMinor, note = '' }: ReceiptChange,
): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('receipts')
    .set({
      status,
      ...(paidAt !== undefined && { paid_at: paidAt }),
      ...(transactionId !== undefined && { transaction_id: transactionId }),
      ...(refundedMinor !== undefined && { refunded_minor: refundedMinor }),
    })
    .$if(note !== '', (query) =>
      query.set({
        notes: sql<string>`case when notes = '' then ${note} else notes || ${`\n${note}`} end`,
      }),
    )
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns false when the receipt was already marked as mailed. */
export async function markMailed(tx: Tx, id: ReceiptId, now: number): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('receipts')
    .set({ mailed_at: now })
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns the updated receipt, or null when it does not exist. */
export async function updateInvoiceNumber(
  tx: Tx,
  id: ReceiptId,
  invoiceNumber: string | null,
): Promise<ReceiptRecord | null> {
  const row = await queries(tx)
    .updateTable('receipts')
    .set({ invoice_number: invoiceNumber })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? toReceiptRecord(row) : null;
}

/** Ids and numbers of the receipts of the orders, by order. */
export async function listReceiptNames(
  tx: Tx,
  orderIds: readonly OrderId[],
): Promise<Map<OrderId, ReceiptName>> {
  if (orderIds.length === 0) return new Map();
  const rows = await queries(tx)
    .selectFrom('receipts')
    .select(['id', 'order_id', 'receipt_number'])
    .where('order_id', 'in', orderIds)
    .execute();
  return new Map(
    rows.map((row) => [
      row.order_id as OrderId,
      { receiptId: row.id as ReceiptId, receiptNumber: row.receipt_number },
    ]),
  );
}
