import { getPublicSettings, type PublicSettings } from '@kilim/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

/** customer.md §9: the header reads the settings every 10 seconds. */
const settingsPoll = 10_000;

/** Name, logo, colours and contact data of the site. */
export const publicSettingsQuery = queryOptions({
  queryKey: queryKeys.settings,
  queryFn: ({ signal }) => call(getPublicSettings, { signal }),
  refetchInterval: settingsPoll,
  staleTime: settingsPoll,
});

/** The settings every page needs; undefined until they are known. */
export function usePublicSettings(): PublicSettings | undefined {
  return useQuery(publicSettingsQuery).data;
}

/** Reads the settings again at once when the window says `logo-updated` (customer.md §2). */
export function useSettingsEvents(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = (): void => {
      void client.invalidateQueries({ queryKey: queryKeys.settings });
      void client.invalidateQueries({ queryKey: queryKeys.site });
    };
    window.addEventListener('logo-updated', refresh);
    return () => window.removeEventListener('logo-updated', refresh);
  }, [client]);
}
