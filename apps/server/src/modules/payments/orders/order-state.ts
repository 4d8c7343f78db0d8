import type { OrderStatus, ReceiptStatus } from '@kilim/contract';

/**
 * What can happen to an order (payments.md §8). `prove` and `mismatch` come from an inquiry or a statement alone: a
 * message of the browser only claims.
 */
export const orderInputs = [
  'start',
  'retry',
  'claim',
  'prove',
  'decline',
  'lapse',
  'mismatch',
  'return-surplus',
] as const;
export type OrderInput = (typeof orderInputs)[number];

type Edges = Readonly<Partial<Record<OrderInput, OrderStatus>>>;

const whileOpen: Edges = {
  start: 'redirected',
  retry: 'created',
  claim: 'verifying',
  prove: 'paid',
  decline: 'failed',
  lapse: 'expired',
  mismatch: 'review',
};
/** Late edges: money that is proven to have arrived counts, whenever that becomes known. */
const whenGivenUp: Edges = { retry: 'created', prove: 'paid', mismatch: 'review' };

const edges: Readonly<Record<OrderStatus, Edges>> = {
  created: whileOpen,
  redirected: whileOpen,
  verifying: { prove: 'paid', decline: 'failed', lapse: 'expired', mismatch: 'review' },
  failed: whenGivenUp,
  expired: whenGivenUp,
  review: { prove: 'paid', 'return-surplus': 'failed' },
  // From here on only refunds move an order, and none of them leads back (`statusAfterRefunds`).
  paid: {},
  refund_pending: {},
  partially_refunded: {},
  refunded: {},
};

/** The status that an input leads to, or null when it changes nothing there. */
export function nextStatus(from: OrderStatus, input: OrderInput): OrderStatus | null {
  return edges[from][input] ?? null;
}

const paidStatuses: readonly OrderStatus[] = ['paid', 'refund_pending', 'partially_refunded', 'refunded'];

/** Whether money arrived and was credited, also when it was given back since. */
export function isPaidStatus(status: OrderStatus): boolean {
  return paidStatuses.includes(status);
}

/** Whether an order still waits for its money without anybody having given up. */
export function isPendingStatus(status: OrderStatus): boolean {
  return status === 'created' || status === 'redirected' || status === 'verifying';
}

/** Where refunds leave a paid order; amounts in minor units. */
export function statusAfterRefunds(order: {
  readonly amountMinor: number;
  readonly refundedMinor: number;
  readonly pendingRefunds: number;
}): OrderStatus {
  if (order.pendingRefunds > 0) return 'refund_pending';
  if (order.refundedMinor === 0) return 'paid';
  return order.refundedMinor >= order.amountMinor ? 'refunded' : 'partially_refunded';
}

const receiptTexts: Readonly<Record<OrderStatus, ReceiptStatus>> = {
  created: 'Beklemede',
  redirected: 'Beklemede',
  verifying: 'Beklemede',
  review: 'Beklemede',
  paid: 'Ödendi',
  refund_pending: 'Ödendi',
  partially_refunded: 'Kısmi İade',
  refunded: 'İade Edildi',
  failed: 'Başarısız',
  expired: 'Süresi Doldu',
};

/** What the receipt of an order says; a refund that is under way does not hide an earlier part. */
export function receiptStatusOf(status: OrderStatus, refundedMinor: number): ReceiptStatus {
  return status === 'refund_pending' && refundedMinor > 0 ? 'Kısmi İade' : receiptTexts[status];
}
