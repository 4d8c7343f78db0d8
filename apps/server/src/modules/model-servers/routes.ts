import {
  connectModel,
  disconnectModel,
  findModelServers,
  getAiOverview,
  testConfiguredModel,
  testModel,
} from '@kilim/contract';
import { type RequestContext, type Route, route } from '../../platform/http/index.ts';
import type { ModelServersService } from './service.ts';

// Each test keeps a model busy, and each search opens connections.
const testsPerMinute = 10;
const searchesPerMinute = 20;

export function createModelServersRoutes(servers: ModelServersService): Route[] {
  const limitTests = (context: Pick<RequestContext, 'limit'>, userId: string): Promise<void> =>
    context.limit('model-test', userId, testsPerMinute, 60);
  return [
    route(getAiOverview, () => servers.overview()),
    route(findModelServers, async (_, context) => {
      await context.limit('model-search', context.caller.userId, searchesPerMinute, 60);
      return servers.discover();
    }),
    route(testModel, async ({ body }, context) => {
      await limitTests(context, context.caller.userId);
      return servers.test(body);
    }),
    route(testConfiguredModel, async (_, context) => {
      await limitTests(context, context.caller.userId);
      return servers.testConfigured();
    }),
    route(connectModel, async ({ body }, context) => {
      await limitTests(context, context.caller.userId);
      return servers.connect(body);
    }),
    route(disconnectModel, () => servers.disconnect()),
  ];
}
