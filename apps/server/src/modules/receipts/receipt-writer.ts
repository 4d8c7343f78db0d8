import { randomInt } from 'node:crypto';
import { AppError, type OrderId, type ReceiptId } from '@kilim/contract';
import { newId } from '../../platform/clock/new-id.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';
import { receiptNumberOf, receiptNumbers, searchKeyOf } from './policy.ts';
import type { ReceiptRecords } from './receipts-service.ts';
import {
  findOrderIdByNumber,
  insertReceipt,
  isNumberTaken,
  listNumbers,
  takeNumber,
  updateReceiptOfOrder,
} from './repository.ts';

const sequence = 'receipts';

export interface RecordPorts {
  readonly transactions: Transactions;
  /** What every number begins with, such as `KLM`. */
  readonly numberPrefix: string;
  /** A whole number from 0 up to before `below`; random unless a test says otherwise. */
  readonly draw?: (below: number) => number;
}

// With a million receipts one draw of a thousand is taken, so this many in a row never are.
const drawsMaximum = 50;

/** A number that no receipt has. The row of the sequence is held, so nobody else takes it before the commit. */
async function drawNumber(tx: Tx, prefix: string, draw: (below: number) => number): Promise<string> {
  for (let count = 0; count < drawsMaximum; count += 1) {
    const number = receiptNumberOf(prefix, draw(receiptNumbers));
    if (!(await isNumberTaken(tx, number))) return number;
  }
  throw new Error(`No free receipt number in ${drawsMaximum} draws; the prefix is used up.`);
}

/** Opening and changing receipts, always inside the transaction of their order. */
export function createReceiptRecords({
  transactions,
  numberPrefix,
  draw = randomInt,
}: RecordPorts): ReceiptRecords {
  return {
    open: async (tx, order) => {
      const serial = await takeNumber(tx, sequence);
      const receiptNumber = await drawNumber(tx, numberPrefix, draw);
      const receiptId = newId<ReceiptId>(order.createdAt);
      const { name, email, companyName } = order.billingDetails;
      await insertReceipt(tx, {
        id: receiptId,
        order_id: order.orderId,
        user_id: order.userId,
        receipt_number: receiptNumber,
        serial,
        plan_id: order.planId,
        plan_name_json: JSON.stringify(order.planName),
        amount_minor: order.amount.minor,
        currency: order.amount.currency,
        tax_rate: order.taxRate,
        refunded_minor: 0,
        credits: order.credits,
        payment_method: order.paymentMethod,
        is_simulated: order.isSimulated ? 1 : 0,
        transaction_id: null,
        status: 'Beklemede',
        billing_json: JSON.stringify(order.billingDetails),
        search_key: searchKeyOf(receiptNumber, name, email, companyName),
        invoice_number: null,
        notes: '',
        language: order.language,
        created_at: order.createdAt,
        paid_at: null,
        mailed_at: null,
      });
      return { receiptId, receiptNumber };
    },
    change: async (tx, orderId, { status, paidAt, transactionId, refundedMinor, note }) => {
      const isThere = await updateReceiptOfOrder(tx, orderId, {
        status,
        ...(paidAt !== undefined && { paid_at: paidAt }),
        ...(transactionId !== undefined && { transaction_id: transactionId }),
        ...(refundedMinor !== undefined && { refunded_minor: refundedMinor }),
        note: note?.trim() || null,
      });
      if (!isThere) throw new AppError('receipt_not_found');
    },
    findByNumber: async (receiptNumber) => {
      const orderId = await findOrderIdByNumber(transactions.outside, receiptNumber);
      return orderId === null ? null : { orderId };
    },
    numbersOf: async (tx, orderIds) => {
      const rows = await listNumbers(tx, orderIds);
      return new Map(
        rows.map((row) => [
          row.order_id as OrderId,
          { receiptId: row.id as ReceiptId, receiptNumber: row.receipt_number },
        ]),
      );
    },
  };
}
