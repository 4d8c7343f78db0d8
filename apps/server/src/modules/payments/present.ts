import type { MinorAmount, Order, OrderHistory, Transfer } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { ReceiptName } from '../receipts/index.ts';
import type { AttemptRecord } from './attempts/types.ts';
import { toMoney } from './money.ts';
import type { HistoryEventRecord, OrderRecord } from './orders/types.ts';
import type { RefundRecord } from './refunds/types.ts';
import type { TransferRecord } from './transfers/types.ts';

const optionalTimestamp = (time: number | null): string | null => (time === null ? null : toTimestamp(time));

/** Order → wire, for its owner. */
export function presentOrder(
  order: OrderRecord,
  attempts: readonly AttemptRecord[],
  receipt: ReceiptName | undefined,
): Order {
  return {
    id: order.id,
    planId: order.plan.planId,
    planName: order.plan.name,
    credits: order.credits,
    amount: order.amount,
    taxRate: order.taxRate,
    method: order.method,
    isSimulated: order.isSimulated,
    status: order.status,
    declineCode: attempts.findLast((attempt) => attempt.declineCode !== null)?.declineCode ?? null,
    refundedMinor: order.refundedMinor,
    receiptId: receipt?.receiptId ?? '',
    receiptNumber: receipt?.receiptNumber ?? '',
    createdAt: toTimestamp(order.createdAt),
    paidAt: optionalTimestamp(order.paidAt),
    expiresAt: optionalTimestamp(attempts.find((attempt) => attempt.isOpen)?.expiresAt ?? null),
  };
}

/** Order with attempts, refunds and events → wire, for administrators. */
export function presentHistory(
  order: OrderRecord,
  parts: {
    readonly attempts: readonly AttemptRecord[];
    readonly refunds: readonly RefundRecord[];
    readonly events: readonly HistoryEventRecord[];
    readonly refundable: OrderHistory['refundable'];
  },
): OrderHistory {
  return {
    orderId: order.id,
    status: order.status,
    refundable: parts.refundable,
    attempts: parts.attempts.map((attempt) => ({
      id: attempt.id,
      reference: attempt.reference,
      method: attempt.method,
      status: attempt.status,
      transactionId: attempt.providerTxnId,
      maskedPan: attempt.maskedPan,
      declineCode: attempt.declineCode,
      createdAt: toTimestamp(attempt.createdAt),
    })),
    refunds: parts.refunds.map((refund) => ({
      id: refund.id,
      amount: toMoney(refund.amountMinor, order.amount.currency),
      credits: refund.credits,
      shortfall: refund.shortfall,
      status: refund.status,
      providerReference: refund.providerReference,
      reason: refund.reason,
      createdAt: toTimestamp(refund.createdAt),
    })),
    events: parts.events.map((event) => ({ ...event, createdAt: toTimestamp(event.createdAt) })),
  };
}

/** Transfer → wire, for administrators. */
export function presentTransfer(transfer: TransferRecord): Transfer {
  return {
    id: transfer.id,
    method: transfer.method,
    transactionId: transfer.providerTxnId,
    amount: { minor: transfer.amountMinor as MinorAmount, currency: transfer.currency },
    senderName: transfer.senderName,
    referenceText: transfer.referenceText,
    status: transfer.status,
    problem: transfer.problem,
    orderId: transfer.orderId,
    note: transfer.note,
    occurredAt: toTimestamp(transfer.occurredAt),
    createdAt: toTimestamp(transfer.createdAt),
  };
}
