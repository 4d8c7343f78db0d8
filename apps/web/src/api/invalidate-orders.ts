import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

/** Refetches everything that an order changes. */
export function invalidateOrders(client: QueryClient): void {
  for (const queryKey of [
    queryKeys.orders.all,
    queryKeys.receipts.all,
    queryKeys.credits.status,
    queryKeys.entitlements.own,
    queryKeys.profile.statistics,
  ]) {
    void client.invalidateQueries({ queryKey });
  }
}
