import { type Order, type PaymentStart, planCredits } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { isWaiting } from '../../api/orders.ts';
import { declineReason } from './decline-reason.ts';

/** Actions for an order's state; the first is the primary one. */
export type ResultAction =
  | 'resume'
  | 'retry'
  | 'other-method'
  | 'receipts'
  | 'studio'
  | 'dashboard'
  | 'pricing'
  | 'contact';

export interface PaymentResult {
  readonly tone: 'waiting' | 'success' | 'failure' | 'neutral';
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly actions: readonly ResultAction[];
}

/** Presentation of an order's real state, independent of the address the bank redirected to. */
export function describeResult(
  { status, credits, declineCode, isSimulated }: Order,
  start: PaymentStart | null,
): PaymentResult {
  if (isWaiting(status)) {
    // An attempt that waits for the buyer can be continued; any other waits for the bank.
    return start !== null || status === 'created'
      ? {
          tone: 'neutral',
          title: 'checkout.result.openTitle',
          text: 'checkout.result.open',
          actions: ['resume', 'pricing'],
        }
      : {
          tone: 'waiting',
          title: 'checkout.result.pendingTitle',
          // Without the bank's answer it is unknown whether its page was closed; a new attempt must not wait for that.
          ...(status === 'verifying'
            ? { text: 'checkout.result.pending', actions: ['dashboard'] }
            : { text: 'checkout.result.pendingAway', actions: ['dashboard', 'retry'] }),
        };
  }
  switch (status) {
    case 'paid':
      return {
        tone: 'success',
        title: 'checkout.result.paidTitle',
        text: credits === planCredits.unlimited ? 'checkout.result.paidUnlimited' : 'checkout.result.paid',
        actions: ['studio', 'receipts'],
      };
    case 'failed':
      return {
        tone: 'failure',
        title: 'checkout.result.failedTitle',
        text: declineReason(declineCode, isSimulated),
        actions: ['retry', 'other-method', 'pricing'],
      };
    case 'expired':
      return {
        tone: 'failure',
        title: 'checkout.result.expiredTitle',
        text: 'checkout.result.expired',
        actions: ['retry', 'contact'],
      };
    case 'review':
      return {
        tone: 'waiting',
        title: 'checkout.result.reviewTitle',
        text: 'checkout.result.review',
        actions: ['contact', 'dashboard'],
      };
    case 'refund_pending':
      return {
        tone: 'neutral',
        title: 'checkout.result.refundPendingTitle',
        text: 'checkout.result.refundPending',
        actions: ['receipts', 'dashboard'],
      };
    case 'partially_refunded':
      return {
        tone: 'neutral',
        title: 'checkout.result.partlyRefundedTitle',
        text: 'checkout.result.refunded',
        actions: ['receipts', 'dashboard'],
      };
    default:
      return {
        tone: 'neutral',
        title: 'checkout.result.refundedTitle',
        text: 'checkout.result.refunded',
        actions: ['receipts', 'dashboard'],
      };
  }
}
