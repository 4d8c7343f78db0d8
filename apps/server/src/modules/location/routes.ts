import { getLocation } from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import type { LocationService } from './service.ts';

/** `countryHeader` is the name of the header that a proxy of ours sets; without one none is believed. */
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
