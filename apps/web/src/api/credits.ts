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
