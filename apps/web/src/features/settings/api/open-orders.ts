import { listOpenOrders } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** Orders that wait for payment. */
export function useOpenOrders() {
  return useQuery({
    queryKey: queryKeys.orders.open,
    queryFn: ({ signal }) => call(listOpenOrders, { signal }),
  });
}
