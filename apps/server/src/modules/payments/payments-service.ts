import type {
  BillingDetails,
  Entitlements,
  Language,
  Order,
  OrderHistory,
  OrderId,
  PaymentMethod,
  PaymentStart,
  Plan,
  PlanId,
  Transfer,
  TransferStatus,
  UserId,
} from '@kilim/contract';
import type { Tx } from '../../platform/tx.ts';
import type { InboundOutcome } from './attempts/commands/receive-message.ts';
import type { Checkout } from './checkout/describe-checkout.ts';
import type { OrderRequest } from './orders/commands/create-order.ts';
import type { Orderer } from './orders/commands/retry-order.ts';
import type { InboundMessage } from './providers/payment-provider.ts';
import type { RefundDecision } from './refunds/commands/decide-refund.ts';
import type { RefundRequest } from './refunds/commands/refund-order.ts';

export interface StartedOrder {
  readonly order: Order;
  readonly start: PaymentStart;
}

export interface PaidPlan {
  readonly planId: PlanId;
  readonly name: Plan['name'];
  readonly entitlements: Entitlements;
  /** Epoch milliseconds. */
  readonly paidAt: number;
}

/** For the buyer. An order of somebody else is `order_not_found` everywhere. */
export interface BuyerPayments {
  checkout(
    userId: UserId,
    asked: { planId: string; currency?: Order['amount']['currency'] | undefined; language: Language },
  ): Promise<Checkout>;
  createOrder(orderer: Orderer, request: OrderRequest): Promise<StartedOrder>;
  listOpen(userId: UserId): Promise<Order[]>;
  find(userId: UserId, orderId: OrderId): Promise<{ order: Order; start: PaymentStart | null }>;
  retry(orderer: Orderer, orderId: OrderId, language: Language): Promise<StartedOrder>;
  confirmDemo(userId: UserId, orderId: OrderId, outcome: 'approve' | 'decline'): Promise<Order>;
  billingDetails(userId: UserId): Promise<BillingDetails | null>;
  /** null forgets them; throws `billing_details_invalid`. */
  saveBillingDetails(userId: UserId, details: BillingDetails | null): Promise<BillingDetails | null>;
}

/** For administrators; the routes refuse everybody else. */
export interface PaymentsAdministration {
  history(orderId: OrderId): Promise<OrderHistory>;
  check(orderId: OrderId): Promise<OrderHistory>;
  refund(adminId: UserId, orderId: OrderId, request: RefundRequest): Promise<OrderHistory>;
  /** Ends a refund that stayed without an outcome. */
  decideRefund(adminId: UserId, refundId: string, decision: RefundDecision): Promise<OrderHistory>;
  listTransfers(page: {
    status?: TransferStatus | undefined;
    limit: number;
    cursor?: string | undefined;
  }): Promise<{ transfers: Transfer[]; total: number; nextCursor: string | null }>;
  resolveTransfer(
    adminId: UserId,
    transferId: string,
    choice: { receiptNumber: string; note: string },
  ): Promise<Transfer>;
  dismissTransfer(adminId: UserId, transferId: string, note: string): Promise<Transfer>;
}

export interface PaymentsService extends BuyerPayments, PaymentsAdministration {
  /** Takes a provider's message; throws `payment_method_unavailable` for a method that is switched off. */
  handleInbound(method: PaymentMethod, message: InboundMessage): Promise<InboundOutcome>;
  /** Paid and not given back whole, newest first, with what the plans were when they were bought. */
  listPaidPlans(userId: UserId, tx?: Tx): Promise<PaidPlan[]>;
  /** Every order of a person, for their archive. */
  listOfUser(userId: UserId): Promise<Order[]>;
  /** Handlers of the jobs. */
  sweep(payload: unknown): Promise<void>;
  mailPaidReceipt(payload: unknown): Promise<void>;
  closeRefundClaim(payload: unknown): Promise<void>;
  /** Asks once about everything that is due. */
  reconcile(): Promise<number>;
  /** Puts the daily sweeps in the queue; once before the server listens. */
  seed(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}
