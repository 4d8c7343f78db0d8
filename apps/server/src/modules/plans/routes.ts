import {
  createPlan,
  deletePlan,
  getPlan,
  listAllPlans,
  listPlans,
  toCurrency,
  updatePlan,
} from '@kilim/contract';
import { type RequestContext, type Route, route } from '../../platform/http/index.ts';
import type { PlansService } from './service.ts';

export interface PlansRoutesPorts {
  readonly plans: PlansService;
  /** Guesses the currency (ISO 4217) of the visitor's country. */
  guessCurrency(visitor: { readonly ip: string; readonly countryCode: string | undefined }): Promise<string>;
  /** Name of the header in which our proxy sends the country; if undefined, no such header is trusted. */
  readonly countryHeader: string | undefined;
  readonly creditsPerToken: number;
}

export function createPlansRoutes(ports: PlansRoutesPorts): Route[] {
  const { plans, guessCurrency, countryHeader, creditsPerToken } = ports;
  const currencyOf = async (context: RequestContext) =>
    toCurrency(
      await guessCurrency({
        ip: context.ip,
        countryCode: countryHeader === undefined ? undefined : context.header(countryHeader),
      }),
    );
  return [
    route(listPlans, async (_input, context) => ({
      plans: await plans.list(),
      currency: await currencyOf(context),
      creditsPerToken,
    })),
    route(getPlan, async ({ params }) => plans.findActive(params.planId)),
    route(listAllPlans, async () => ({ plans: await plans.listAll() })),
    route(createPlan, async ({ body }) => plans.create(body)),
    route(updatePlan, async ({ params, body }) => plans.update(params.planId, body)),
    route(deletePlan, async ({ params }) => plans.remove(params.planId)),
  ];
}
