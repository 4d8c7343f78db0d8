import { getOrder, type OrderId, type OrderStatus } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

const waiting: ReadonlySet<OrderStatus> = new Set(['created', 'redirected', 'verifying']);

/** Whether the order may still be paid without an action of an administrator. */
export function isWaiting(status: OrderStatus): boolean {
  return waiting.has(status);
}

/** Polling interval of a waiting order in milliseconds, in addition to the event of a change. */
const pollInterval = 4_000;

/** One order; polled while it waits for money. */
export function useOrder(orderId: OrderId) {
  return useQuery({
    queryKey: queryKeys.orders.one(orderId),
    queryFn: ({ signal }) => call(getOrder, { params: { orderId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const status = state.data?.order.status;
      if (status === undefined) return false;
      if (isWaiting(status)) return pollInterval;
      return status === 'review' || status === 'refund_pending' ? 5 * pollInterval : false;
    },
  });
}
