import type {
  BillingDetails,
  Currency,
  Language,
  Order,
  OrderHistory,
  OrderId,
  PaymentMethod,
  PaymentStart,
  Transfer,
  UserId,
} from '@kilim/contract';
import type { Tx } from '../../platform/tx.ts';
import { type InboundOutcome, receiveMessage } from './attempts/commands/receive-message.ts';
import { requireBillingDetails } from './billing/billing-details.ts';
import { findBillingDetails, saveBillingDetails } from './billing/repository.ts';
import { type Checkout, type CheckoutRequest, describeCheckout } from './checkout/describe-checkout.ts';
import { confirmDemo } from './orders/commands/confirm-demo.ts';
import { createOrder, type OrderRequest } from './orders/commands/create-order.ts';
import { retryOrder } from './orders/commands/retry-order.ts';
import { mailPaidReceipt } from './orders/mail-paid-receipt.ts';
import { readOrderHistory } from './orders/order-history.ts';
import {
  listAllOrders,
  listOpenOrders,
  listPaidPlans,
  type PaidPlan,
  readOrder,
  readOrderWithStart,
} from './orders/queries.ts';
import type { BuyerSession } from './orders/types.ts';
import type { PaymentsPorts } from './ports.ts';
import type { InboundMessage } from './providers/payment-provider.ts';
import { checkOrder } from './reconciliation/commands/check-order.ts';
import { createReconciliation } from './reconciliation/reconciliation.ts';
import { createStatementReader } from './reconciliation/statement-reader.ts';
import { enqueueSweep, runSweep } from './reconciliation/sweep-job.ts';
import { closeClaim } from './refunds/commands/close-claim.ts';
import { decideRefund, type RefundDecision } from './refunds/commands/decide-refund.ts';
import { type RefundRequest, refundOrder } from './refunds/commands/refund-order.ts';
import { dismissTransfer } from './transfers/commands/dismiss-transfer.ts';
import { resolveTransfer } from './transfers/commands/resolve-transfer.ts';
import { listTransfers, type TransferList, type TransferQuery } from './transfers/queries.ts';

export interface StartedOrder {
  readonly order: Order;
  readonly start: PaymentStart;
}

/** What buyers do. Every method throws `order_not_found` for another user's order. */
export interface BuyerPayments {
  checkout(userId: UserId, request: CheckoutRequest): Promise<Checkout>;
  createOrder(session: BuyerSession, request: OrderRequest): Promise<StartedOrder>;
  listOpen(userId: UserId): Promise<Order[]>;
  find(userId: UserId, orderId: OrderId): Promise<{ order: Order; start: PaymentStart | null }>;
  retry(session: BuyerSession, orderId: OrderId, language: Language): Promise<StartedOrder>;
  confirmDemo(userId: UserId, orderId: OrderId, outcome: 'approve' | 'decline'): Promise<Order>;
  billingDetails(userId: UserId): Promise<BillingDetails | null>;
  /** null deletes the saved details. Throws `billing_details_invalid`. */
  saveBillingDetails(userId: UserId, details: BillingDetails | null): Promise<BillingDetails | null>;
}

/** What administrators do; the routes check the permission. */
export interface AdminPayments {
  history(orderId: OrderId): Promise<OrderHistory>;
  check(orderId: OrderId): Promise<OrderHistory>;
  refund(adminId: UserId, orderId: OrderId, request: RefundRequest): Promise<OrderHistory>;
  /** Closes a pending refund whose outcome the provider did not report. */
  decideRefund(adminId: UserId, refundId: string, decision: RefundDecision): Promise<OrderHistory>;
  listTransfers(query: TransferQuery): Promise<TransferList>;
  resolveTransfer(
    adminId: UserId,
    transferId: string,
    choice: { receiptNumber: string; note: string },
  ): Promise<Transfer>;
  dismissTransfer(adminId: UserId, transferId: string, note: string): Promise<Transfer>;
}

export interface PaymentsService extends BuyerPayments, AdminPayments {
  /** Handles a provider's message. Throws `payment_method_unavailable` for a method that is switched off. */
  handleInbound(method: PaymentMethod, message: InboundMessage): Promise<InboundOutcome>;
  /** Plans that were paid and not fully refunded, newest first, as they were when bought. */
  listPaidPlans(userId: UserId, tx?: Tx): Promise<PaidPlan[]>;
  /** Whether a payment method accepts the currency now. */
  acceptsCurrency(currency: Currency): boolean;
  /** Every order of a user, for the data export. */
  listOfUser(userId: UserId): Promise<Order[]>;
  /** Job handlers. */
  sweep(payload: unknown): Promise<void>;
  mailPaidReceipt(payload: unknown): Promise<void>;
  closeRefundClaim(payload: unknown): Promise<void>;
  /** Makes all due inquiries once and returns their number. */
  reconcile(): Promise<number>;
  /** Enqueues the daily sweeps; call it once before the server listens. */
  seed(): Promise<void>;
  /** Starts the periodic reconciliation. */
  start(): void;
  stop(): Promise<void>;
}

export function createPaymentsService(ports: PaymentsPorts): PaymentsService {
  const { transactions, clock } = ports;
  const reconciliation = createReconciliation(ports);
  return {
    acceptsCurrency: (currency) => ports.providers.some((provider) => provider.supports(currency)),
    checkout: (userId, request) => describeCheckout(ports, userId, request),
    createOrder: async (session, request) => {
      const { orderId, start } = await createOrder(ports, session, request);
      return { order: await readOrder(ports, session.userId, orderId), start };
    },
    listOpen: (userId) => listOpenOrders(ports, userId),
    find: (userId, orderId) => readOrderWithStart(ports, userId, orderId),
    retry: async (session, orderId, language) => {
      const start = await retryOrder(ports, session, orderId, language);
      return { order: await readOrder(ports, session.userId, orderId), start };
    },
    confirmDemo: async (userId, orderId, outcome) => {
      await confirmDemo(ports, userId, orderId, outcome);
      return readOrder(ports, userId, orderId);
    },
    billingDetails: (userId) => findBillingDetails(transactions.outside, userId),
    saveBillingDetails: async (userId, details) => {
      if (details) requireBillingDetails(details, 'billingDetails.');
      await saveBillingDetails(transactions.outside, userId, details, clock.now());
      return details;
    },
    history: (orderId) => readOrderHistory(ports, orderId),
    check: (orderId) => checkOrder(ports, orderId),
    refund: async (adminId, orderId, request) => {
      await refundOrder(ports, adminId, orderId, request);
      return readOrderHistory(ports, orderId);
    },
    decideRefund: async (adminId, refundId, decision) =>
      readOrderHistory(ports, await decideRefund(ports, adminId, refundId, decision)),
    listTransfers: (query) => listTransfers(ports, query),
    resolveTransfer: (adminId, transferId, choice) => resolveTransfer(ports, adminId, transferId, choice),
    dismissTransfer: (adminId, transferId, note) => dismissTransfer(ports, adminId, transferId, note),
    handleInbound: (method, message) => receiveMessage(ports, method, message, createStatementReader(ports)),
    listPaidPlans: (userId, tx = transactions.outside) => listPaidPlans(tx, userId),
    listOfUser: (userId) => listAllOrders(ports, userId),
    sweep: (payload) => runSweep(ports, payload),
    mailPaidReceipt: (payload) => mailPaidReceipt(ports, payload),
    closeRefundClaim: (payload) => closeClaim(ports, payload),
    reconcile: reconciliation.runDue,
    seed: async () => {
      for (const { method, isSimulated } of ports.providers) {
        if (isSimulated) continue;
        await transactions.run((tx) => enqueueSweep(ports, tx, method, clock.now()));
      }
    },
    start: reconciliation.start,
    stop: reconciliation.stop,
  };
}
