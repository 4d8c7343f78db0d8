import type { PublicSettings } from '@kilim/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';
import { unvalidatedEndpoints } from './unvalidated-endpoints.ts';
import { withRealtime } from './with-realtime.ts';

/** Milliseconds; a change must be on the page within 10 seconds: docs/rules/settings.md */
const settingsPoll = 8_000;

/** Name, logo, colours and contact data of the site. */
export const publicSettingsQuery = queryOptions({
  queryKey: queryKeys.settings,
  queryFn: ({ signal }) => call(unvalidatedEndpoints.getPublicSettings, { signal }),
  refetchInterval: settingsPoll,
  staleTime: settingsPoll,
});

/** The settings that every page needs; undefined until they are loaded. */
export function usePublicSettings(): PublicSettings | undefined {
  return useQuery(publicSettingsQuery).data;
}

/**
 * Refetches the settings on the window's `logo-updated` event. Signed-in tabs have a realtime connection and dispatch the
 * event when an administrator changes a setting; guests only poll.
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
      const stopResuming = onResume(announce);
      return () => {
        unsubscribe();
        stopResuming();
      };
    });
  }, [isSignedIn]);
}
