import { listPlans } from '@kilim/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** The plans on sale, the visitor's default currency and the price of a token. */
export const shownPlansQuery = queryOptions({
  queryKey: queryKeys.plans.shown,
  queryFn: ({ signal }) => call(listPlans, { signal }),
  staleTime: 60_000,
});
