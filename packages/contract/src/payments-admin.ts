import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { orderId } from './ids.ts';
import { minorAmount, money } from './money.ts';
import { orderStatus, paymentMethod } from './orders.ts';
import { cursor, pageLimit, timestamp } from './primitives.ts';

// Payments for administrators: order history, status inquiry, refunds, unmatched transfers.

const orderParams = z.object({ orderId });

/** Statuses of a payment attempt; `review` is money that an administrator has to assign. */
export const attemptStatuses = [
  'created',
  'started',
  'verifying',
  'paid',
  'declined',
  'expired',
  'abandoned',
  'review',
] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

/** Kinds of the events in an order's history (`orderHistory.events[].kind`). */
export const paymentEventKinds = [
  'order-created',
  'attempt-created',
  'attempt-started',
  'attempt-start-failed',
  'message-approved',
  'message-declined',
  'message-inconclusive',
  'message-mismatched',
  'inquiry-declined',
  'inquiry-inconclusive',
  'inquiry-unreachable',
  'paid',
  'paid-late',
  'amount-mismatched',
  'duplicate-payment',
  'owner-gone',
  'expired',
  'refund-asked',
  'refund-done',
  'refund-refused',
  'refund-unknown',
] as const;
export type PaymentEventKind = (typeof paymentEventKinds)[number];

/** An order with its attempts, refunds and events; for administrators only. */
export const orderHistory = z.object({
  orderId,
  status: orderStatus,
  /** Data of a possible refund; null when nothing is refundable. */
  refundable: z
    .object({
      amount: money,
      /** Credits bought with the whole amount; 0 for a payment without credits. */
      credits: z.number().int(),
      /** The owner's current balance; null after the deletion of the account. */
      balance: z.number().int().nullable(),
      /** The provider cannot refund; an administrator sends the money. */
      isManual: z.boolean(),
    })
    .nullable(),
  attempts: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      method: paymentMethod,
      status: z.string(),
      transactionId: z.string().nullable(),
      maskedPan: z.string().nullable(),
      declineCode: z.string().nullable(),
      createdAt: timestamp,
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      amount: money,
      credits: z.number().int(),
      shortfall: z.number().int(),
      status: z.enum(['pending', 'done', 'refused']),
      providerReference: z.string().nullable(),
      reason: z.string(),
      createdAt: timestamp,
    }),
  ),
  events: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      fromStatus: orderStatus.nullable(),
      toStatus: orderStatus.nullable(),
      detail: z.string(),
      actor: z.string(),
      createdAt: timestamp,
    }),
  ),
});
export type OrderHistory = z.infer<typeof orderHistory>;

export const getOrderHistory = defineEndpoint({
  name: 'getOrderHistory',
  summary: 'Returns the attempts, refunds and changes of an order.',
  method: 'GET',
  path: '/admin/orders/{orderId}',
  access: 'admin',
  params: orderParams,
  status: 200,
  reply: orderHistory,
  errors: ['order_not_found'],
});
export const checkOrder = defineEndpoint({
  name: 'checkOrder',
  summary: "Asks the provider for the state of an order's attempts and applies the answer.",
  method: 'POST',
  path: '/admin/orders/{orderId}/inquiry',
  access: 'admin',
  params: orderParams,
  status: 200,
  reply: orderHistory,
  errors: ['order_not_found', 'payment_provider_unreachable'],
});
export const refundOrder = defineEndpoint({
  name: 'refundOrder',
  summary: 'Refunds an order and takes back its credits; the same key never refunds twice.',
  method: 'POST',
  path: '/admin/orders/{orderId}/refunds',
  access: 'admin',
  requiresRecentAuthentication: true,
  params: orderParams,
  body: z.strictObject({
    idempotencyKey: z.string().min(8).max(64),
    amountMinor: minorAmount,
    reason: z.string().trim().min(1).max(500),
    /** Bank reference of a manual refund; null when the provider refunds. */
    manualReference: z.string().trim().min(1).max(64).nullable(),
  }),
  status: 200,
  reply: orderHistory,
  errors: [
    'order_not_found',
    'refund_not_possible',
    'refund_in_progress',
    'refund_too_large',
    'refund_key_reused',
    'refund_refused',
    'refund_reference_required',
    'payment_provider_unreachable',
  ],
});
export const decideRefund = defineEndpoint({
  name: 'decideRefund',
  summary: 'Records the outcome of a refund that the provider did not report.',
  method: 'POST',
  path: '/admin/refunds/{refundId}/outcome',
  access: 'admin',
  requiresRecentAuthentication: true,
  params: z.object({ refundId: z.string().max(64) }),
  body: z.strictObject({
    outcome: z.enum(['done', 'refused']),
    /** The provider's reference of the refund; null if it has none. */
    reference: z.string().trim().min(1).max(64).nullable(),
    reason: z.string().trim().min(1).max(150),
  }),
  status: 200,
  reply: orderHistory,
  errors: ['refund_not_found', 'refund_already_decided', 'refund_in_progress'],
});

export const transferStatus = z.enum(['matched', 'unmatched', 'resolved', 'dismissed']);
export type TransferStatus = z.infer<typeof transferStatus>;

/** A received bank transfer. It is matched by reference, never by amount: docs/rules/wise.md#matching */
export const transfer = z.object({
  id: z.string(),
  method: paymentMethod,
  transactionId: z.string(),
  amount: z.object({ minor: z.number().int(), currency: z.string() }),
  senderName: z.string(),
  referenceText: z.string(),
  status: transferStatus,
  problem: z
    .enum([
      'reference_missing',
      'reference_unknown',
      'amount_differs',
      'currency_differs',
      'already_paid',
      'late',
    ])
    .nullable(),
  orderId: orderId.nullable(),
  note: z.string(),
  occurredAt: timestamp,
  createdAt: timestamp,
});
export type Transfer = z.infer<typeof transfer>;

const transferParams = z.object({ transferId: z.string().max(64) });

export const listTransfers = defineEndpoint({
  name: 'listTransfers',
  summary: 'Lists the received transfers, newest first.',
  method: 'GET',
  path: '/admin/transfers',
  access: 'admin',
  query: z.object({ status: transferStatus.optional(), limit: pageLimit, cursor: cursor.optional() }),
  status: 200,
  reply: z.object({ transfers: z.array(transfer), total: z.number().int(), nextCursor: cursor.nullable() }),
  errors: ['general_cursor_not_found'],
});
export const resolveTransfer = defineEndpoint({
  name: 'resolveTransfer',
  summary: 'Pays an order with an unmatched transfer of the same amount and currency.',
  method: 'POST',
  path: '/admin/transfers/{transferId}/order',
  access: 'admin',
  requiresRecentAuthentication: true,
  params: transferParams,
  body: z.strictObject({ receiptNumber: z.string().trim().min(1).max(40), note: z.string().trim().max(500) }),
  status: 200,
  reply: transfer,
  errors: [
    'transfer_not_found',
    'transfer_already_settled',
    'order_not_found',
    'order_not_payable',
    'transfer_amount_differs',
  ],
});
export const dismissTransfer = defineEndpoint({
  name: 'dismissTransfer',
  summary: 'Dismisses an unmatched transfer with a note.',
  method: 'POST',
  path: '/admin/transfers/{transferId}/dismissal',
  access: 'admin',
  requiresRecentAuthentication: true,
  params: transferParams,
  body: z.strictObject({ note: z.string().trim().min(1).max(500) }),
  status: 200,
  reply: transfer,
  errors: ['transfer_not_found', 'transfer_already_settled'],
});
