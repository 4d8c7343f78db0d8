import { type Credits, describeBalance } from '@kilim/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';
import { unvalidatedEndpoints } from './unvalidated-endpoints.ts';

/** The credit status: balance and what it allows. */
export const creditsQuery = queryOptions({
  queryKey: queryKeys.credits.status,
  queryFn: ({ signal }) => call(unvalidatedEndpoints.getCredits, { signal }),
});

/** The credit status of the signed-in user; updated through the `account` channel. */
export function useCredits(isSignedIn = true) {
  return useQuery({ ...creditsQuery, enabled: isSignedIn });
}

/** Turns that run in an open studio. Their price is reserved, so the balance may rise again when they end. */
const running = new Set<object>();

/** Marks that credits are reserved by `owner`, or no longer. */
export function markReserved(owner: object, isReserved: boolean): void {
  if (isReserved) running.add(owner);
  else running.delete(owner);
}

/** Whether a part of the balance may be paid back. */
export const hasReserved = (): boolean => running.size > 0;

/** Writes the balance of an event to the cache and refetches the ledger. */
export function patchBalance(client: QueryClient, balance: Credits): void {
  client.setQueryData(creditsQuery.queryKey, (known) =>
    known === undefined
      ? known
      : describeBalance(balance, known.warningThreshold, known.creditsPerConversation),
  );
  void client.invalidateQueries({ queryKey: queryKeys.credits.ledger });
  void client.invalidateQueries({ queryKey: queryKeys.credits.uses });
}
