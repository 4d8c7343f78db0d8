import { useHydrated } from '../ui/use-hydrated.ts';

/** Where the site is at home: what the server and the first picture go by. */
const siteZone = 'Europe/Istanbul';

/** The time zone to write times in: the site's until the page is the browser's own, then that of the device. */
export function useTimeZone(): string | undefined {
  return useHydrated() ? undefined : siteZone;
}
