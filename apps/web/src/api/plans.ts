import { listPlans } from '@kilim/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

/** The plans on sale, the currencies that can be paid with the visitor's default, and what credits are worth. */
export const shownPlansQuery = queryOptions({
  queryKey: queryKeys.plans.shown,
  queryFn: ({ signal }) => call(listPlans, { signal }),
  staleTime: 60_000,
});
