import { listOpenOrders } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** Orders that still wait for money. */
export function useOpenOrders() {
  return useQuery({
    queryKey: queryKeys.orders.open,
    queryFn: ({ signal }) => call(listOpenOrders, { signal }),
  });
}
