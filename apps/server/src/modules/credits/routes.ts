import { getCredits, listLedger } from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import type { CreditsService } from './credits-service.ts';

export function createCreditsRoutes(credits: CreditsService): Route[] {
  return [
    route(getCredits, async (_input, { caller }) => credits.status(caller.userId)),
    route(listLedger, async ({ query }, { caller }) => credits.list(caller.userId, query)),
  ];
}
