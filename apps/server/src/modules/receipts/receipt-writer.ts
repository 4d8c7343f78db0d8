import { randomInt } from 'node:crypto';
import { AppError, type MinorAmount, type OrderId, type ReceiptId } from '@kilim/contract';
import { newId } from '../../platform/clock/new-id.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';
import { drawReceiptNumber } from './receipt-number.ts';
import {
  findOrderIdByNumber,
  insertReceipt,
  listReceiptNames,
  takeSerial,
  updateReceiptOfOrder,
} from './repository.ts';
import { toSearchKey } from './search-key.ts';
import type { NewReceipt, ReceiptChange, ReceiptName } from './types.ts';

/** Name of the row in `sequences` that counts the receipts. */
const sequence = 'receipts';

export interface WriterPorts {
  readonly transactions: Transactions;
  /** Prefix of every receipt number, such as `KLM`. */
  readonly numberPrefix: string;
  /** Returns an integer from 0 to below `below`; random by default. */
  readonly draw?: (below: number) => number;
}

/** Opens and changes the receipts of orders; only the orders' own transactions call it. One receipt per order. */
export interface ReceiptWriter {
  /** Opens a receipt with status Beklemede, a unique number and the next serial. */
  open(tx: Tx, order: NewReceipt): Promise<ReceiptName>;
  /** Throws `receipt_not_found`. */
  change(tx: Tx, orderId: OrderId, change: ReceiptChange): Promise<void>;
  findByNumber(receiptNumber: string): Promise<{ orderId: OrderId } | null>;
  /** Ids and numbers of the receipts of the orders, by order. */
  numbersOf(tx: Tx, orderIds: readonly OrderId[]): Promise<Map<OrderId, ReceiptName>>;
}

export function createReceiptWriter({
  transactions,
  numberPrefix,
  draw = randomInt,
}: WriterPorts): ReceiptWriter {
  return {
    open: async (tx, order) => {
      const serial = await takeSerial(tx, sequence);
      const receiptNumber = await drawReceiptNumber(tx, numberPrefix, draw);
      const receiptId = newId<ReceiptId>(order.createdAt);
      const { name, email, companyName } = order.billingDetails;
      await insertReceipt(tx, {
        ...order,
        id: receiptId,
        receiptNumber,
        serial,
        refundedMinor: 0 as MinorAmount,
        transactionId: null,
        status: 'Beklemede',
        searchKey: toSearchKey(receiptNumber, name, email, companyName),
        invoiceNumber: null,
        notes: '',
        paidAt: null,
        mailedAt: null,
      });
      return { receiptId, receiptNumber };
    },
    change: async (tx, orderId, change) => {
      const note = change.note?.trim() ?? '';
      const exists = await updateReceiptOfOrder(tx, orderId, { ...change, note });
      if (!exists) throw new AppError('receipt_not_found');
    },
    findByNumber: async (receiptNumber) => {
      const orderId = await findOrderIdByNumber(transactions.outside, receiptNumber);
      return orderId === null ? null : { orderId };
    },
    numbersOf: listReceiptNames,
  };
}
