import { getProjectRemote, pushProject } from '@kilim/contract';
import { type Route, route } from '../../../platform/http/index.ts';
import type { PushService } from './service.ts';

// A push exports the project and transfers a branch.
const pushesPerMinute = 10;

export function createPushRoutes(service: PushService): Route[] {
  return [
    route(getProjectRemote, async ({ params }, { caller }) => ({
      remote: await service.findRemote(caller.userId, params.projectId),
    })),
    route(pushProject, async ({ params, body }, { caller, limit, signal }) => {
      await limit('push', caller.userId, pushesPerMinute, 60);
      return service.push(caller.userId, params.projectId, { ...body, signal });
    }),
  ];
}
