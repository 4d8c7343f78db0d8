import {
  createPlan,
  deletePlan,
  getPlan,
  listAllPlans,
  listPlans,
  orderPlans,
  updatePlan,
} from '@kilim/contract';
import { type RequestContext, type Route, route } from '../../platform/http/index.ts';
import type { CatalogueReader } from './catalogue.ts';
import type { PlansService } from './service.ts';

export interface PlansRoutesPorts {
  readonly plans: PlansService;
  /** Currencies (ISO 4217) for the visitor's country, the best first. */
  suggestCurrencies(visitor: Pick<RequestContext, 'ip' | 'header'>): Promise<readonly string[]>;
  readonly catalogue: CatalogueReader;
}

export function createPlansRoutes({ plans, suggestCurrencies, catalogue }: PlansRoutesPorts): Route[] {
  return [
    route(listPlans, async (_input, context) => catalogue(await suggestCurrencies(context))),
    route(getPlan, async ({ params }) => plans.findActive(params.planId)),
    route(listAllPlans, async () => ({ plans: await plans.listAll() })),
    route(createPlan, async ({ body }) => plans.create(body)),
    route(updatePlan, async ({ params, body }) => plans.update(params.planId, body)),
    route(orderPlans, async ({ body }) => ({ plans: await plans.order(body.planIds) })),
    route(deletePlan, async ({ params }) => plans.remove(params.planId)),
  ];
}
