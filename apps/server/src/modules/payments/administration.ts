import { AppError, type OrderHistory, type OrderId, transferStatus } from '@kilim/contract';
import { z } from 'zod';
import { cutPage, decodeCursor } from '../../platform/paging/index.ts';
import { inquireAttempt } from './attempts/commands/inquire-attempt.ts';
import { listAttempts } from './attempts/repository.ts';
import { listEvents } from './orders/history-repository.ts';
import { findOrder } from './orders/repository.ts';
import type { PaymentsAdministration } from './payments-service.ts';
import type { PaymentsPorts } from './ports.ts';
import { presentHistory, presentTransfer } from './present.ts';
import { createStatementReader } from './reconciliation/reconciliation.ts';
import { decideRefund } from './refunds/commands/decide-refund.ts';
import { inquireRefund, refundOrder } from './refunds/commands/refund-order.ts';
import { describeRefundable } from './refunds/refundable-balance.ts';
import { listRefunds } from './refunds/repository.ts';
import { dismissTransfer, resolveTransfer } from './transfers/commands/resolve-transfer.ts';
import { countTransfers, listTransferRows } from './transfers/repository.ts';

const transferCursor = z.tuple([
  z.enum(['', ...transferStatus.options]),
  z.number().int(),
  z.string().regex(/^\w{1,64}$/),
]);

async function history(ports: PaymentsPorts, orderId: OrderId): Promise<OrderHistory> {
  const { outside } = ports.transactions;
  const order = await findOrder(outside, orderId);
  if (!order) throw new AppError('order_not_found');
  const attempts = await listAttempts(outside, [orderId]);
  const refunds = await listRefunds(outside, orderId);
  return presentHistory(order, {
    attempts,
    refunds,
    events: await listEvents(outside, orderId),
    refundable: await describeRefundable(ports, order, attempts, refunds),
  });
}

/** Asks about everything of an order that is undecided, whether its time has come or not. */
async function check(ports: PaymentsPorts, orderId: OrderId): Promise<void> {
  const { outside } = ports.transactions;
  const readStatement = createStatementReader(ports);
  let isUnreachable = false;
  for (const attempt of await listAttempts(outside, [orderId])) {
    if (attempt.status === 'paid' || attempt.status === 'review') continue;
    const outcome = await inquireAttempt(ports, attempt.id, readStatement, { isDueOnly: false });
    isUnreachable ||= outcome === 'unreachable';
  }
  for (const refund of await listRefunds(outside, orderId)) {
    if (refund.status === 'pending') await inquireRefund(ports, refund.id, { isDueOnly: false });
  }
  if (isUnreachable) throw new AppError('payment_provider_unreachable');
}

/** What administrators do. Who may is decided by the routes. */
export function createAdministration(ports: PaymentsPorts): PaymentsAdministration {
  return {
    history: (orderId) => history(ports, orderId),
    check: async (orderId) => {
      await history(ports, orderId);
      await ports.audit?.recordAlone({ kind: 'order-checked', userId: null, detail: { target: orderId } });
      await check(ports, orderId);
      return history(ports, orderId);
    },
    refund: async (adminId, orderId, request) => {
      await refundOrder(ports, adminId, orderId, request);
      return history(ports, orderId);
    },
    decideRefund: async (adminId, refundId, decision) =>
      history(ports, await decideRefund(ports, adminId, refundId, decision)),
    listTransfers: async ({ status, limit, cursor }) => {
      const [cursorStatus, occurredAt, id] =
        cursor === undefined ? [status ?? '', 0, ''] : decodeCursor(cursor, transferCursor);
      if (cursorStatus !== (status ?? '')) throw new AppError('general_cursor_not_found');
      const after = cursor === undefined ? null : { occurredAt, id };
      const found = await listTransferRows(ports.transactions.outside, { status, after, count: limit + 1 });
      const { rows, nextCursor } = cutPage(found, limit, (row) => [status ?? '', row.occurredAt, row.id]);
      return {
        transfers: rows.map(presentTransfer),
        total: await countTransfers(ports.transactions.outside, status),
        nextCursor,
      };
    },
    resolveTransfer: (adminId, transferId, choice) => resolveTransfer(ports, adminId, transferId, choice),
    dismissTransfer: (adminId, transferId, note) => dismissTransfer(ports, adminId, transferId, note),
  };
}
