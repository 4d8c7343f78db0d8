import type { PublicSettings } from '@kilim/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';
import { unvalidatedEndpoints } from './unvalidated-endpoints.ts';
import { withRealtime } from './with-realtime.ts';

/** customer.md §9: the header reads the settings every 10 seconds. */
const settingsPoll = 10_000;

/** Name, logo, colours and contact data of the site. */
export const publicSettingsQuery = queryOptions({
  queryKey: queryKeys.settings,
  queryFn: ({ signal }) => call(unvalidatedEndpoints.getPublicSettings, { signal }),
  refetchInterval: settingsPoll,
  staleTime: settingsPoll,
});

/** The settings every page needs; undefined until they are known. */
export function usePublicSettings(): PublicSettings | undefined {
  return useQuery(publicSettingsQuery).data;
}

/**
 * Reads the settings again at once when the window says `logo-updated` (customer.md §2). A signed-in tab, which has a
 * realtime connection anyway, says so when an administrator changed something; a guest's asks every 10 s.
 */
export function useSettingsEvents(isSignedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = (): void => {
      void client.invalidateQueries({ queryKey: queryKeys.settings });
      void client.invalidateQueries({ queryKey: queryKeys.site });
    };
    window.addEventListener('logo-updated', refresh);
    return () => window.removeEventListener('logo-updated', refresh);
  }, [client]);
  useEffect(() => {
    if (!isSignedIn) return;
    const announce = (): void => void window.dispatchEvent(new Event('logo-updated'));
    return withRealtime(({ onResume, subscribe }) => {
      const unsubscribe = subscribe('site', announce);
      const forget = onResume(announce);
      return () => {
        unsubscribe();
        forget();
      };
    });
  }, [isSignedIn]);
}
