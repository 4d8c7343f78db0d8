import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { patchBalance } from './credits.ts';
import { queryKeys } from './query-keys.ts';
import { refreshOrders } from './refresh-orders.ts';
import { withRealtime } from './with-realtime.ts';

/** Keeps balance, orders and session of a signed-in page in step with the server. */
export function useAccountEvents(isSignedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return;
    return withRealtime(({ onResume, subscribe }) => {
      const unsubscribe = subscribe('account', (event) => {
        if (event.kind === 'balance-changed') patchBalance(client, event.balance);
        else if (event.kind === 'order-changed') refreshOrders(client);
        else void client.invalidateQueries({ queryKey: queryKeys.account.current });
      });
      const forget = onResume(() => {
        refreshOrders(client);
        void client.invalidateQueries({ queryKey: queryKeys.account.current });
      });
      return () => {
        unsubscribe();
        forget();
      };
    });
  }, [client, isSignedIn]);
}
