// The models that administrators add, and keys of users for their own turns (docs/rules/ai-models.md).
// Guarantees that no key leaves the server but to the host it was entered for, and that no budget is exceeded.
import type { FindModels } from '../ai/index.ts';
import { type CurrentModels, createCurrentModels } from './current-models.ts';
import { createOwnKeyRoutes } from './own-keys/routes.ts';
import { createOwnKeysService, type OwnKeysPorts, type OwnKeysService } from './own-keys/service.ts';
import { createAiModelsRoutes } from './routes.ts';
import { type AiModelsPorts, type AiModelsService, createAiModelsService } from './service.ts';

export type { OwnKeysService } from './own-keys/service.ts';

export type AiModelsModulePorts = Omit<AiModelsPorts, 'current'> & OwnKeysPorts;

export interface AiModelsModule {
  readonly models: AiModelsService;
  readonly ownKeys: OwnKeysService;
  /** What answers a turn before the configured provider. */
  readonly findModels: FindModels;
  /** Whether an enabled model was added. */
  hasModels(): Promise<boolean>;
  readonly routes: ReturnType<typeof createAiModelsRoutes>;
  close(): Promise<void>;
}

const findModelsOf =
  (current: CurrentModels, ownKeys: OwnKeysService): FindModels =>
  async (need) => ({
    ownKey: need === undefined ? null : await ownKeys.find(need.userId),
    routed: await current.routed(need?.task ?? 'change'),
  });

export function createAiModels(ports: AiModelsModulePorts): AiModelsModule {
  const current = createCurrentModels(ports);
  const models = createAiModelsService({ ...ports, current });
  const ownKeys = createOwnKeysService(ports);
  return {
    models,
    ownKeys,
    findModels: findModelsOf(current, ownKeys),
    hasModels: async () => (await models.list()).models.some(({ isEnabled }) => isEnabled),
    routes: [...createAiModelsRoutes(models), ...createOwnKeyRoutes(ownKeys)],
    close: async () => {
      models.close();
      ownKeys.close();
    },
  };
}
