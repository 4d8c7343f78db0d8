import { type AiProviderKind, builtinModel } from '@kilim/contract';
import { type BuiltinTasks, createBuiltinProvider } from './providers/builtin.ts';
import type { LimitMemory } from './providers/limit-memory.ts';
import { createOpenAiCompatibleProvider } from './providers/openai-compatible.ts';
import type { Provider } from './providers/provider.ts';
import type { AiStatus } from './service.ts';

/** Provider settings, read from the environment by the composition root. */
export interface AiConfig {
  readonly provider: AiProviderKind;
  /** `OPENAI_BASE_URL`; null for the default address of OpenAI. */
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  readonly model: string;
  /** `AI_READS_IMAGES`; by default not. */
  readonly readsImages?: boolean;
  /** `AI_CREDITS_PER_TOKEN`; null for the model's ratio. */
  readonly creditsPerToken: number | null;
  /** Milliseconds without data after which a request to the provider fails. */
  readonly idleTimeout: number;
  /** Milliseconds between two chunks of a built-in answer. */
  readonly builtinPace: number;
  /** `AI_COMPOSED_DRAFT`: with a connected model, the first draft of a new app is composed. */
  readonly isDraftComposed: boolean;
  /** Milliseconds before the first retry; doubles with each attempt. Default 500. */
  readonly retryBackoff?: number;
}

/** Milliseconds for a whole answer. */
export const overallTimeout = 10 * 60_000;
export const defaultBackoff = 500;

/** Returns null when neither a base URL nor an API key is configured for an OpenAI-compatible provider. */
export function createProvider(config: AiConfig, tasks: BuiltinTasks, memory?: LimitMemory): Provider | null {
  if (config.provider === 'builtin')
    return createBuiltinProvider({ model: builtinModel, pace: config.builtinPace, tasks });
  if (config.baseUrl === null && config.apiKey === null) return null;
  return createOpenAiCompatibleProvider({
    baseUrl: config.baseUrl,
    apiKey: config.apiKey,
    model: config.model,
    readsImages: config.readsImages ?? false,
    limits: { idle: config.idleTimeout, overall: overallTimeout },
    attempts: 3,
    backoff: config.retryBackoff ?? defaultBackoff,
    ...(memory && { kept: memory.of(`${config.baseUrl ?? ''} ${config.model}`) }),
  });
}

/** Provider and model of a configuration, also when the provider cannot be created. */
export function describeProvider(config: AiConfig): AiStatus {
  const isBuiltin = config.provider === 'builtin';
  return {
    provider: config.provider,
    model: isBuiltin ? builtinModel : config.model,
    readsImages: !isBuiltin && config.readsImages === true,
  };
}
