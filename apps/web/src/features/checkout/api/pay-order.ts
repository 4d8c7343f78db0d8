import {
  confirmDemoPayment,
  createOrder,
  type EndpointCall,
  type OrderId,
  type OrderStatus,
  type PaymentStart,
  retryOrder,
} from '@kilim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { invalidateOrders } from '../../../api/invalidate-orders.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { useLanguage } from '../../../i18n/translation.ts';

export type OrderBody = EndpointCall<typeof createOrder>['body'];

/** Orders a plan and returns the next step of the payment. */
export function useCreateOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OrderBody) => call(createOrder, { body }),
    onSuccess: ({ order, start }) => {
      client.setQueryData(queryKeys.orders.one(order.id), { order, start });
      void client.invalidateQueries({ queryKey: queryKeys.orders.open });
      void client.invalidateQueries({ queryKey: queryKeys.billingDetails.own });
    },
  });
}

/** Pays a failed or abandoned order again. */
export function useRetryOrder() {
  const client = useQueryClient();
  const language = useLanguage();
  return useMutation({
    mutationFn: (orderId: OrderId) => call(retryOrder, { params: { orderId }, body: { language } }),
    onSuccess: ({ order, start }) => client.setQueryData(queryKeys.orders.one(order.id), { order, start }),
    onError: () => invalidateOrders(client),
  });
}

/** Approves or declines a simulated payment and returns the order. */
export function useConfirmDemo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, outcome }: { orderId: OrderId; outcome: 'approve' | 'decline' }) =>
      call(confirmDemoPayment, { params: { orderId }, body: { outcome } }),
    onSuccess: ({ order }) => client.setQueryData(queryKeys.orders.one(order.id), { order, start: null }),
    onSettled: () => invalidateOrders(client),
  });
}

/** The result page for an order's state. Both pages show the real state, whichever is opened. */
export function isFailure(status: OrderStatus): boolean {
  return status === 'failed' || status === 'expired';
}

export type ProviderRedirect = Extract<PaymentStart, { kind: 'form-post' | 'redirect' }>;

/** Whether the browser leaves for the provider's page. */
export function isProviderRedirect(start: PaymentStart): start is ProviderRedirect {
  return start.kind === 'form-post' || start.kind === 'redirect';
}
