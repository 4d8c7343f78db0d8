import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';
import { publicSettingsQuery } from './site-settings.ts';
import { unvalidatedEndpoints } from './unvalidated-endpoints.ts';

/** Where previews live, and the name the server began with. */
export const siteQuery = queryOptions({
  queryKey: queryKeys.site,
  queryFn: ({ signal }) => call(unvalidatedEndpoints.getSite, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The site's name as the settings have it now, empty until it is known. */
export function useSiteName(): string {
  const settings = useQuery(publicSettingsQuery).data;
  const site = useQuery(siteQuery).data;
  return settings?.siteName ?? site?.siteName ?? '';
}
