import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { patchBalance } from './credits.ts';
import { invalidateOrders } from './invalidate-orders.ts';
import { queryKeys } from './query-keys.ts';
import { withRealtime } from './with-realtime.ts';

/** The lists of a customer and of administrators, of which a page shows one. */
function invalidateTickets(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.tickets.all });
  void client.invalidateQueries({ queryKey: queryKeys.tickets.inAdmin });
}

/** Updates balance, orders, tickets and session of a signed-in page on events from the server. */
export function useAccountEvents(isSignedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return;
    return withRealtime(({ onResume, subscribe }) => {
      const unsubscribe = subscribe('account', (event) => {
        if (event.kind === 'balance-changed') patchBalance(client, event.balance);
        else if (event.kind === 'order-changed') invalidateOrders(client);
        else if (event.kind === 'ticket-changed') invalidateTickets(client);
        else void client.invalidateQueries({ queryKey: queryKeys.account.current });
      });
      const stopResuming = onResume(() => {
        invalidateOrders(client);
        invalidateTickets(client);
        void client.invalidateQueries({ queryKey: queryKeys.account.current });
      });
      return () => {
        unsubscribe();
        stopResuming();
      };
    });
  }, [client, isSignedIn]);
}
