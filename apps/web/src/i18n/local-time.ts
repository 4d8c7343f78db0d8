import { useHydrated } from '../ui/use-hydrated.ts';

/** The site's time zone, used by the server and the first render. */
const siteZone = 'Europe/Istanbul';

/** The time zone for formatting: the site's during hydration, then the device's. */
export function useTimeZone(): string | undefined {
  return useHydrated() ? undefined : siteZone;
}
