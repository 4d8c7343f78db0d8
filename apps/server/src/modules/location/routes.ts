import { getLocation } from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import type { LocationService } from './service.ts';

/** `countryHeader` is the header that our proxy sets; without it no such header is trusted. */
export function createLocationRoutes(location: LocationService, countryHeader: string | undefined): Route[] {
  return [
    route(getLocation, async ({ query }, context) => {
      await context.limit('location', context.network, 60, 60);
      return location.locate({
        ip: context.ip,
        countryCode: countryHeader === undefined ? undefined : context.header(countryHeader),
        acceptLanguage: context.header('accept-language'),
        timezone: query.timezone,
      });
    }),
  ];
}
