import { deleteOwnAiKey, getOwnAiKey, saveOwnAiKey } from '@kilim/contract';
import { type Route, route } from '../../../platform/http/index.ts';
import type { OwnKeysService } from './service.ts';

/** Each try sends a request to another service. */
const triesPerHour = 20;

export function createOwnKeyRoutes(keys: OwnKeysService): Route[] {
  return [
    route(getOwnAiKey, (_, { caller }) => keys.read(caller.userId)),
    route(saveOwnAiKey, async ({ body }, context) => {
      await context.limit('own-key', context.caller.userId, triesPerHour, 3_600);
      return keys.save(context.caller.userId, body);
    }),
    route(deleteOwnAiKey, (_, { caller }) => keys.remove(caller.userId)),
  ];
}
