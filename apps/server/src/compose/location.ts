import { createLocationRoutes, createLocationService } from '../modules/location/index.ts';
import type { Capability } from './capability.ts';
import type { Platform } from './platform.ts';

export function composeLocation({ config, clock }: Platform) {
  const service = createLocationService({ clock, geolocationUrl: config.GEOLOCATION_URL, fetch });
  return { service, routes: createLocationRoutes(service, config.COUNTRY_HEADER) } satisfies Capability;
}
