import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';
import { publicSettingsQuery } from './site-settings.ts';
import { unvalidatedEndpoints } from './unvalidated-endpoints.ts';

/** The origin of previews, and the site's name when the server started. */
export const siteQuery = queryOptions({
  queryKey: queryKeys.site,
  queryFn: ({ signal }) => call(unvalidatedEndpoints.getSite, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The site's current name; empty until it is loaded. */
export function useSiteName(): string {
  const settings = useQuery(publicSettingsQuery).data;
  const site = useQuery(siteQuery).data;
  return settings?.siteName ?? site?.siteName ?? '';
}
