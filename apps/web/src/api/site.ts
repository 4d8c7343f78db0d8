import { getSite } from '@kilim/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

/** customer.md §9: the header reads the settings every 10 seconds. */
const settingsPoll = 10_000;

/** Name of the site and where previews live. */
export const siteQuery = queryOptions({
  queryKey: queryKeys.site,
  queryFn: ({ signal }) => call(getSite, { signal }),
  refetchInterval: settingsPoll,
  staleTime: settingsPoll,
});

/** The site's name, empty until it is known. */
export function useSiteName(): string {
  return useQuery(siteQuery).data?.siteName ?? '';
}
