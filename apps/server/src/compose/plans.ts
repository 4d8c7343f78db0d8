import { defaultCurrency } from '@kilim/contract';
import { createPlansRoutes, createPlansService } from '../modules/plans/index.ts';
import type { SecurityRecorder } from '../modules/security-log/index.ts';
import type { PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

type RoutesPorts = PortsOf<typeof createPlansRoutes>;

interface Others extends Pick<RoutesPorts, 'guessCurrency' | 'creditsPerToken'> {
  readonly audit: SecurityRecorder;
}

export function composePlans(
  { config, transactions, clock }: Platform,
  { audit, guessCurrency, creditsPerToken }: Others,
) {
  const service = createPlansService({ transactions, clock, audit });
  return {
    service,
    /** Data of the pricing page rendered on the server, where the visitor's country is not known. */
    listForPricingPage: async () => ({
      plans: await service.list(),
      currency: defaultCurrency,
      creditsPerToken,
    }),
    routes: createPlansRoutes({
      plans: service,
      guessCurrency,
      countryHeader: config.COUNTRY_HEADER,
      creditsPerToken,
    }),
    seed: service.seed,
  };
}
