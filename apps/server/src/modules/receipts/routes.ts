import { getReceipt, listAllReceipts, listReceipts, setInvoiceNumber } from '@kilim/contract';
import { type Route, requireAdmin, route } from '../../platform/http/index.ts';
import type { ReceiptsService } from './receipts-service.ts';

export function createReceiptsRoutes(receipts: ReceiptsService): Route[] {
  return [
    route(listReceipts, async ({ query }, { caller }) => receipts.listOwn(caller, query)),
    route(getReceipt, async ({ params }, { caller }) => receipts.find(caller, params.receiptId)),
    route(listAllReceipts, async ({ query }, { caller }) => {
      requireAdmin(caller);
      return receipts.listAll(query);
    }),
    route(setInvoiceNumber, async ({ params, body }, { caller }) => {
      requireAdmin(caller);
      return receipts.setInvoiceNumber(params.receiptId, body.invoiceNumber);
    }),
  ];
}
