import {
  checkOrder,
  decideRefund,
  dismissTransfer,
  getOrderHistory,
  listTransfers,
  refundOrder,
  resolveTransfer,
} from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import type { AdminPayments } from './service.ts';

export function createPaymentsAdminRoutes(payments: AdminPayments): Route[] {
  return [
    route(getOrderHistory, async ({ params }) => payments.history(params.orderId)),
    route(checkOrder, async ({ params }) => payments.check(params.orderId)),
    route(refundOrder, async ({ params, body }, { caller }) =>
      payments.refund(caller.userId, params.orderId, body),
    ),
    route(decideRefund, async ({ params, body }, { caller }) =>
      payments.decideRefund(caller.userId, params.refundId, body),
    ),
    route(listTransfers, async ({ query }) => payments.listTransfers(query)),
    route(resolveTransfer, async ({ params, body }, { caller }) =>
      payments.resolveTransfer(caller.userId, params.transferId, body),
    ),
    route(dismissTransfer, async ({ params, body }, { caller }) =>
      payments.dismissTransfer(caller.userId, params.transferId, body.note),
    ),
  ];
}
