import type { OrderId, PaymentMethod, Transfer, TransferStatus, UserId } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { keysetAfter, queries, type TransfersTable } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { TransferRecord } from './types.ts';

const toRecord = (row: Selectable<TransfersTable>): TransferRecord => ({
  id: row.id,
  method: row.method as PaymentMethod,
  providerTxnId: row.provider_txn_id,
  amountMinor: row.amount_minor,
  currency: row.currency,
  senderName: row.sender_name,
  referenceText: row.reference_text,
  status: row.status as TransferStatus,
  problem: row.problem as Transfer['problem'],
  orderId: row.order_id as OrderId | null,
  note: row.note,
  occurredAt: row.occurred_at,
  createdAt: row.created_at,
});

/** Returns false when this payment of the provider is already stored. */
export async function insertTransfer(tx: Tx, transfer: TransferRecord): Promise<boolean> {
  const result = await queries(tx)
    .insertInto('transfers')
    .values({
      id: transfer.id,
      method: transfer.method,
      provider_txn_id: transfer.providerTxnId,
      amount_minor: transfer.amountMinor,
      currency: transfer.currency,
      sender_name: transfer.senderName,
      reference_text: transfer.referenceText,
      status: transfer.status,
      problem: transfer.problem,
      order_id: transfer.orderId,
      note: transfer.note,
      settled_by: null,
      occurred_at: transfer.occurredAt,
      created_at: transfer.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['method', 'provider_txn_id']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A provider may list more payments than one statement can have parameters. */
const lookupSize = 500;

/** Which of the provider's payments are already stored. */
export async function findKnownTransactions(
  tx: Tx,
  method: PaymentMethod,
  providerTxnIds: readonly string[],
): Promise<Set<string>> {
  const known = new Set<string>();
  for (let start = 0; start < providerTxnIds.length; start += lookupSize) {
    const rows = await queries(tx)
      .selectFrom('transfers')
      .select('provider_txn_id')
      .where('method', '=', method)
      .where('provider_txn_id', 'in', providerTxnIds.slice(start, start + lookupSize))
      .execute();
    for (const row of rows) known.add(row.provider_txn_id);
  }
  return known;
}

/** The provider's payment if an administrator assigned it to an order; null if it was matched automatically. */
export async function findResolved(
  tx: Tx,
  payment: { readonly method: PaymentMethod; readonly providerTxnId: string | null },
): Promise<TransferRecord | null> {
  const row = await queries(tx)
    .selectFrom('transfers')
    .selectAll()
    .where('method', '=', payment.method)
    .where('provider_txn_id', '=', payment.providerTxnId)
    .where('status', '=', 'resolved')
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Locks the transfer until the transaction ends. Its order, if any, has to be locked first. */
export async function lockTransfer(tx: Tx, id: string): Promise<TransferRecord | null> {
  const row = await queries(tx)
    .updateTable('transfers')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

export interface TransferSettlement {
  readonly status: 'matched' | 'resolved' | 'dismissed';
  readonly orderId: OrderId | null;
  readonly note: string;
  readonly settledBy: UserId | null;
}

export async function settleTransfer(tx: Tx, id: string, settlement: TransferSettlement): Promise<void> {
  await queries(tx)
    .updateTable('transfers')
    .set({
      status: settlement.status,
      order_id: settlement.orderId,
      note: settlement.note,
      settled_by: settlement.settledBy,
    })
    .where('id', '=', id)
    .execute();
}

/** Dismisses an unmatched payment that needs no decision any more, for example because it was refunded. */
export async function dismissUnmatched(
  tx: Tx,
  payment: { readonly method: PaymentMethod; readonly providerTxnId: string },
  note: string,
): Promise<void> {
  await queries(tx)
    .updateTable('transfers')
    .set({ status: 'dismissed', note })
    .where('method', '=', payment.method)
    .where('provider_txn_id', '=', payment.providerTxnId)
    .where('status', '=', 'unmatched')
    .execute();
}

export interface TransferPage {
  readonly status: TransferStatus | undefined;
  /** Continues after this transfer. */
  readonly after: { readonly occurredAt: number; readonly id: string } | null;
  readonly count: number;
}

/** Lists transfers, newest first. */
export async function listTransferRecords(tx: Tx, page: TransferPage): Promise<TransferRecord[]> {
  let query = queries(tx).selectFrom('transfers').selectAll();
  const { status, after } = page;
  if (status !== undefined) query = query.where('status', '=', status);
  if (after) {
    query = query.where(keysetAfter('occurred_at', 'desc', [after.occurredAt, after.id]));
  }
  const rows = await query.orderBy('occurred_at', 'desc').orderBy('id', 'desc').limit(page.count).execute();
  return rows.map(toRecord);
}

export async function countTransfers(tx: Tx, status: TransferStatus | undefined): Promise<number> {
  let query = queries(tx)
    .selectFrom('transfers')
    .select((eb) => eb.fn.countAll().as('count'));
  if (status !== undefined) query = query.where('status', '=', status);
  const row = await query.executeTakeFirst();
  return Number(row?.count ?? 0);
}
