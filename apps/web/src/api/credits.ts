import { type Credits, describeBalance } from '@kilim/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';
import { unvalidatedEndpoints } from './unvalidated-endpoints.ts';

/** Balance and what it allows. */
export const creditsQuery = queryOptions({
  queryKey: queryKeys.credits.status,
  queryFn: ({ signal }) => call(unvalidatedEndpoints.getCredits, { signal }),
});

/** The balance of the signed-in person; follows the ledger through the `account` channel. */
export function useCredits(isSignedIn = true) {
  return useQuery({ ...creditsQuery, enabled: isSignedIn });
}

/** Puts a balance that an event told into the cache; the ledger is read again. */
export function patchBalance(client: QueryClient, balance: Credits): void {
  client.setQueryData(creditsQuery.queryKey, (known) =>
    known === undefined ? known : describeBalance(balance, known.warningThreshold),
  );
  void client.invalidateQueries({ queryKey: queryKeys.credits.ledger });
  void client.invalidateQueries({ queryKey: queryKeys.credits.uses });
}
