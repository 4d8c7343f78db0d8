import {
  allowOwnKeys,
  createAiModel,
  deleteAiModel,
  listAiModels,
  orderAiModels,
  testAiModel,
  toggleAiModel,
  updateAiModel,
} from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import type { AiModelsService } from './service.ts';

/** Each test sends a request that the operator pays for. */
const testsPerMinute = 10;

export function createAiModelsRoutes(models: AiModelsService): Route[] {
  return [
    route(listAiModels, () => models.list()),
    route(createAiModel, ({ body }) => models.create(body)),
    route(updateAiModel, ({ params, body }) => models.update(params.id, body)),
    route(toggleAiModel, ({ params, body }) => models.toggle(params.id, body.isEnabled)),
    route(deleteAiModel, ({ params }) => models.remove(params.id)),
    route(orderAiModels, ({ body }) => models.order(body.ids)),
    route(testAiModel, async ({ params }, context) => {
      await context.limit('model-test', context.caller.userId, testsPerMinute, 60);
      return models.test(params.id);
    }),
    route(allowOwnKeys, async ({ body }) => {
      await models.allowOwnKeys(body.isAllowed);
      return { allowsOwnKeys: body.isAllowed };
    }),
  ];
}
