import {
  checkOrder,
  decideRefund,
  type EndpointCall,
  getOrderHistory,
  getReceipt,
  listAllReceipts,
  mailReceipt,
  type OrderHistory,
  type OrderId,
  type Receipt,
  type ReceiptId,
  refundOrder,
  setInvoiceNumber,
} from '@kilim/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminQueryKeys } from '../../../../api/admin-query-keys.ts';
import { call } from '../../../../api/client.ts';
import { cursorPages } from '../../../../api/cursor-pages.ts';
import type { ReceiptListFilter } from '../receipt-list-params.ts';

/** Pages of all receipts, newest first. */
export function useAllReceipts({ search, status, currency }: ReceiptListFilter) {
  return useInfiniteQuery(
    cursorPages(adminQueryKeys.receiptList(search, status, currency), (page, signal) =>
      call(listAllReceipts, {
        query: {
          ...(search === '' ? {} : { search }),
          ...(status === null ? {} : { status }),
          ...(currency === null ? {} : { currency }),
          ...page,
        },
        signal,
      }),
    ),
  );
}

/** One receipt of any user. */
export function useAnyReceipt(receiptId: ReceiptId) {
  return useQuery({
    queryKey: adminQueryKeys.receipt(receiptId),
    queryFn: ({ signal }) => call(getReceipt, { params: { receiptId }, signal }),
  });
}

/** Attempts, refunds and events of an order. */
export function useOrderHistory(orderId: OrderId) {
  return useQuery({
    queryKey: adminQueryKeys.orderHistory(orderId),
    queryFn: ({ signal }) => call(getOrderHistory, { params: { orderId }, signal }),
  });
}

/** Caches a history and refetches the receipts. */
function useHistoryUpdate(orderId: OrderId) {
  const client = useQueryClient();
  return async (history: OrderHistory) => {
    client.setQueryData(adminQueryKeys.orderHistory(orderId), history);
    await client.invalidateQueries({ queryKey: adminQueryKeys.receipts });
  };
}

/** Inquires at the provider now. */
export function useCheckOrder(orderId: OrderId) {
  const update = useHistoryUpdate(orderId);
  return useMutation({
    mutationFn: () => call(checkOrder, { params: { orderId } }),
    onSuccess: update,
  });
}

export type RefundBody = EndpointCall<typeof refundOrder>['body'];

/** Refunds all or a part of an order. */
export function useRefundOrder(orderId: OrderId) {
  const client = useQueryClient();
  const update = useHistoryUpdate(orderId);
  return useMutation({
    mutationFn: (body: RefundBody) => call(refundOrder, { params: { orderId }, body }),
    onSuccess: update,
    // The history also contains refused and undecided refunds.
    onError: () => client.invalidateQueries({ queryKey: adminQueryKeys.orderHistory(orderId) }),
  });
}

export type RefundDecision = EndpointCall<typeof decideRefund>['body'];

/** Records the outcome of a refund that the provider never reported. */
export function useDecideRefund(orderId: OrderId, refundId: string) {
  const client = useQueryClient();
  const update = useHistoryUpdate(orderId);
  return useMutation({
    mutationFn: (body: RefundDecision) => call(decideRefund, { params: { refundId }, body }),
    onSuccess: update,
    // The provider may have reported it in the meantime.
    onError: () => client.invalidateQueries({ queryKey: adminQueryKeys.orderHistory(orderId) }),
  });
}

/** Saves the number of the tax document. */
export function useSetInvoiceNumber(receiptId: ReceiptId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (invoiceNumber: string) =>
      call(setInvoiceNumber, { params: { receiptId }, body: { invoiceNumber } }),
    onSuccess: async (receipt: Receipt) => {
      client.setQueryData(adminQueryKeys.receipt(receiptId), receipt);
      await client.invalidateQueries({ queryKey: adminQueryKeys.receipts });
    },
  });
}

/** Mails a receipt with its PDF to its buyer. */
export function useMailAnyReceipt(receiptId: ReceiptId) {
  return useMutation({ mutationFn: () => call(mailReceipt, { params: { receiptId } }) });
}
