import { getEntitlements } from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import type { EntitlementsService } from './service.ts';

export function createEntitlementsRoutes(entitlements: EntitlementsService): Route[] {
  return [route(getEntitlements, async (_input, { caller }) => entitlements.describe(caller.userId))];
}
