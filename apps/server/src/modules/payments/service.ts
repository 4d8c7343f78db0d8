import { AppError, type Order, type OrderId, orderId as orderIdSchema, type UserId } from '@kilim/contract';
import { z } from 'zod';
import { createAdministration } from './administration.ts';
import { receiveMessage } from './attempts/commands/receive-message.ts';
import { listAttempts } from './attempts/repository.ts';
import { findBillingDetails, saveBillingDetails } from './billing/repository.ts';
import { describeCheckout } from './checkout/describe-checkout.ts';
import { confirmDemo } from './orders/commands/confirm-demo.ts';
import { createOrder, requireBillingDetails } from './orders/commands/create-order.ts';
import { retryOrder } from './orders/commands/retry-order.ts';
import { isPendingStatus } from './orders/order-state.ts';
import { findOrder, listOrdersOf, listPaidOrders, listPendingOrders } from './orders/repository.ts';
import type { PaymentsService } from './payments-service.ts';
import { type PaymentsPorts, providerOf } from './ports.ts';
import { presentOrder } from './present.ts';
import { toProviderAttempt } from './providers/to-provider-attempt.ts';
import { enqueueSweep, runSweep } from './reconciliation/commands/sweep-payments.ts';
import { createReconciliation, createStatementReader } from './reconciliation/reconciliation.ts';
import type { OrderRecord } from './records.ts';
import { closeClaim } from './refunds/commands/close-claim.ts';

const mailPayload = z.object({ orderId: orderIdSchema });

export function createPaymentsService(ports: PaymentsPorts): PaymentsService {
  const { transactions, clock } = ports;
  const reconciliation = createReconciliation(ports);

  const present = async (orders: readonly OrderRecord[]): Promise<Order[]> => {
    const ids = orders.map(({ id }) => id);
    const attempts = await listAttempts(transactions.outside, ids);
    const receipts = await ports.receipts.numbersOf(transactions.outside, ids);
    return orders.map((order) =>
      presentOrder(
        order,
        attempts.filter(({ orderId }) => orderId === order.id),
        receipts.get(order.id),
      ),
    );
  };

  const findOwn = async (userId: UserId, id: OrderId): Promise<OrderRecord> => {
    const order = await findOrder(transactions.outside, id);
    if (!order || order.userId !== userId) throw new AppError('order_not_found');
    return order;
  };

  const show = async (userId: UserId, id: OrderId): Promise<Order> => {
    const [order] = await present([await findOwn(userId, id)]);
    if (!order) throw new AppError('order_not_found');
    return order;
  };

  const startOf: PaymentsService['find'] = async (userId, id) => {
    const record = await findOwn(userId, id);
    const order = await show(userId, id);
    const attempts = await listAttempts(transactions.outside, [id]);
    const open = isPendingStatus(record.status)
      ? attempts.find(({ isOpen, status }) => isOpen && status === 'started')
      : undefined;
    const provider = open && providerOf(ports, open.method);
    const start = open && provider && (await provider.resume(toProviderAttempt(record, open), open.buyer));
    return { order, start: start ?? null };
  };

  return {
    ...createAdministration(ports),
    checkout: (userId, asked) => describeCheckout(ports, userId, asked),
    createOrder: async (orderer, request) => {
      const { orderId, start } = await createOrder(ports, orderer, request);
      return { order: await show(orderer.userId, orderId), start };
    },
    listOpen: async (userId) => present(await listPendingOrders(transactions.outside, userId)),
    find: startOf,
    retry: async (orderer, orderId, language) => {
      const start = await retryOrder(ports, orderer, orderId, language);
      return { order: await show(orderer.userId, orderId), start };
    },
    confirmDemo: async (userId, orderId, outcome) => {
      await confirmDemo(ports, userId, orderId, outcome);
      return show(userId, orderId);
    },
    billingDetails: (userId) => findBillingDetails(transactions.outside, userId),
    saveBillingDetails: async (userId, details) => {
      if (details) requireBillingDetails(details, 'billingDetails.');
      await saveBillingDetails(transactions.outside, userId, details, clock.now());
      return details;
    },
    handleInbound: (method, message) => receiveMessage(ports, method, message, createStatementReader(ports)),
    listPaidPlans: async (userId, tx = transactions.outside) =>
      (await listPaidOrders(tx, userId)).map(({ plan, paidAt, createdAt }) => ({
        planId: plan.planId,
        name: plan.name,
        entitlements: plan.entitlements,
        paidAt: paidAt ?? createdAt,
      })),
    listOfUser: async (userId) => present(await listOrdersOf(transactions.outside, userId)),
    sweep: (payload) => runSweep(ports, payload),
    mailPaidReceipt: async (payload) => {
      const { orderId } = mailPayload.parse(payload);
      const order = await findOrder(transactions.outside, orderId);
      if (!order) return;
      const { preliminaryInformation, distanceSales } = order.consents;
      await ports.sendPaidMail(orderId, [preliminaryInformation, distanceSales]);
    },
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
