import { createCatalogueReader, createPlansRoutes, createPlansService } from '../modules/plans/index.ts';
import type { SecurityRecorder } from '../modules/security-log/index.ts';
import type { PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

type RoutesPorts = PortsOf<typeof createPlansRoutes>;
type CataloguePorts = PortsOf<typeof createCatalogueReader>;

interface Others
  extends Pick<RoutesPorts, 'suggestCurrencies'>,
    Pick<CataloguePorts, 'acceptsCurrency' | 'creditsPerToken' | 'creditsPerConversation'> {
  readonly audit: SecurityRecorder;
  readonly readDocument: PortsOf<typeof createPlansService>['readDocument'];
}

/** Preferences on the server-rendered pricing page, where the visitor's country is not known. */
const unknownVisitor = ['TRY', 'USD'] as const;

export function composePlans(
  { config, transactions, clock, events }: Platform,
  { audit, suggestCurrencies, readDocument, ...others }: Others,
) {
  const service = createPlansService({ transactions, clock, audit, events, readDocument });
  const catalogue = createCatalogueReader({
    plans: service,
    isLiraOnlyInTurkiye: !config.PAYMENTS_FOREIGN_CURRENCY_IN_TURKIYE,
    ...others,
  });
  return {
    service,
    listForPricingPage: () => catalogue(unknownVisitor),
    routes: createPlansRoutes({ plans: service, suggestCurrencies, catalogue }),
    seed: service.seed,
  };
}
