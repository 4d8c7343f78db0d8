import type { OrderStatus, ReceiptStatus } from '@kilim/contract';

/**
 * Inputs of the order state machine (docs/rules/payments.md#order-states). `confirm` and `mismatch` come only from an
 * inquiry or a statement; a message through the browser can only `approve`, which is not a proof.
 */
export const orderInputs = [
  'start',
  'retry',
  'approve',
  'confirm',
  'decline',
  'expire',
  'mismatch',
  'refund-surplus',
] as const;
export type OrderInput = (typeof orderInputs)[number];

type Edges = Readonly<Partial<Record<OrderInput, OrderStatus>>>;

const whileOpen: Edges = {
  start: 'redirected',
  retry: 'created',
  approve: 'verifying',
  confirm: 'paid',
  decline: 'failed',
  expire: 'expired',
  mismatch: 'review',
};
/** A confirmed payment counts however late it arrives. */
const afterFailure: Edges = { retry: 'created', confirm: 'paid', mismatch: 'review' };

const edges: Readonly<Record<OrderStatus, Edges>> = {
  created: whileOpen,
  redirected: whileOpen,
  verifying: { confirm: 'paid', decline: 'failed', expire: 'expired', mismatch: 'review' },
  failed: afterFailure,
  expired: afterFailure,
  review: { confirm: 'paid', 'refund-surplus': 'failed' },
  // Only refunds change a paid order (`statusAfterRefunds`), and never back to unpaid.
  paid: {},
  refund_pending: {},
  partially_refunded: {},
  refunded: {},
};

/** The status that an input leads to, or null when the input has no effect in this status. */
export function nextStatus(from: OrderStatus, input: OrderInput): OrderStatus | null {
  return edges[from][input] ?? null;
}

const paidStatuses: readonly OrderStatus[] = ['paid', 'refund_pending', 'partially_refunded', 'refunded'];

/** Whether the order was paid and credited, even if it was refunded later. */
export function isPaidStatus(status: OrderStatus): boolean {
  return paidStatuses.includes(status);
}

/** Whether the order still waits for its payment. */
export function isPendingStatus(status: OrderStatus): boolean {
  return status === 'created' || status === 'redirected' || status === 'verifying';
}

/** Status of a paid order given its refunds; amounts in minor units. */
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

/** Receipt status of an order. A pending refund does not hide an earlier partial refund. */
export function receiptStatusOf(status: OrderStatus, refundedMinor: number): ReceiptStatus {
  return status === 'refund_pending' && refundedMinor > 0 ? 'Kısmi İade' : receiptTexts[status];
}
