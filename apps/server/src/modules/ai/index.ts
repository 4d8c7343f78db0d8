// AI turns and the chat of a project: prompt, answer, validation, repair, commit, settlement.
// Guarantees that a turn either applies an answer that builds and charges for it, or leaves project and balance
// unchanged and reports why. A turn continues when the tab that started it is closed.
import { type AiConfig, describeProvider } from './create-provider.ts';
import { defaultTimings, type TurnPorts } from './ports.ts';
import type { ConnectedModel } from './providers/connected-model.ts';
import { createLimitMemory } from './providers/limit-memory.ts';
import type { Provider } from './providers/provider.ts';
import { createProviderSource } from './providers/provider-source.ts';
import type { FindModels } from './providers/routed-models.ts';
import { type AiService, createTurnService } from './service.ts';

export { stopRunningTurn } from './commands/end-turn.ts';
export type { AiConfig } from './create-provider.ts';
export { findVersionsInUse } from './messages/repository.ts';
export type { ConnectedModel } from './providers/connected-model.ts';
export type { ModelEndpoint } from './providers/endpoint-provider.ts';
export type {
  FindModels,
  ManagedModel,
  RequestEnd,
  RequestMeter,
  RoutedModels,
} from './providers/routed-models.ts';
export { type TriedModel, tryEndpoint, tryModel } from './providers/try-model.ts';
export { createAiRoutes } from './routes.ts';
export type { AiService } from './service.ts';
export { findTurnStates, hasRunningTurn } from './turns/repository.ts';
export { createTurnTasks, type TurnTasks } from './worker-tasks.ts';

export interface AiPorts extends Omit<TurnPorts, 'findProvider' | 'creditsPerToken' | 'timings'> {
  readonly config: AiConfig;
  /** Replaces the configured provider; for tests. */
  readonly provider?: Provider;
  /** The model that an administrator connected; null while there is none or it does not answer. */
  readonly findConnectedModel?: () => Promise<ConnectedModel | null>;
  /** The models that administrators added, and the user's own key. */
  readonly findModels?: FindModels;
  /** Replaces `fetch` for addresses that were entered in the browser. */
  readonly guardedFetch?: typeof fetch;
  readonly timings?: Partial<TurnPorts['timings']>;
}

/** Creates the service of this process. `startRecovery` starts its timers, `close` ends its turns. */
export function createAiService(ports: AiPorts): AiService {
  const { config, provider } = ports;
  const limitMemory = createLimitMemory(ports);
  const findProvider = createProviderSource({ ...ports, limitMemory });
  return createTurnService(
    {
      ...ports,
      findProvider: async (need) => {
        if (provider) return provider;
        await limitMemory.load();
        return findProvider(need);
      },
      creditsPerToken: config.creditsPerToken,
      timings: { ...defaultTimings, ...ports.timings },
    },
    describeProvider(config),
  );
}
