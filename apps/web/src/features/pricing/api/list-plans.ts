import { listPlans } from '@kilim/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** What is on sale, the currency of the place, and what a token costs. */
export const shownPlansQuery = queryOptions({
  queryKey: queryKeys.plans.shown,
  queryFn: ({ signal }) => call(listPlans, { signal }),
  staleTime: 60_000,
});
