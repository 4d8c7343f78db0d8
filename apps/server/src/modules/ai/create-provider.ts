import type { AiProviderKind } from '@kilim/contract';
import type { AnswerTask } from './providers/answer-in-worker.ts';
import { createBuiltinProvider } from './providers/builtin.ts';
import { createOpenAiCompatibleProvider } from './providers/openai-compatible.ts';
import type { Provider } from './providers/provider.ts';
import type { AiStatus } from './service.ts';

/** How answers are made, as the composition root read it from the environment. */
export interface AiConfig {
  readonly provider: AiProviderKind;
  /** `OPENAI_BASE_URL`; null for OpenAI's own address. */
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  readonly model: string;
  /** `AI_CREDITS_PER_TOKEN`; null for the ratio of the model. */
  readonly creditsPerToken: number | null;
  /** Milliseconds without a byte before a provider is given up. */
  readonly idleTimeout: number;
  /** Milliseconds between two pieces of a built-in answer. */
  readonly builtinPace: number;
  /** Milliseconds before a refused request is sent again; doubles each time. Half a second unless given. */
  readonly retryBackoff?: number;
}

const overallTimeout = 10 * 60_000;
const usualBackoff = 500;

export const builtinModel = 'kilim-builtin';

/** The provider of a configuration; null when OpenAI's own address is meant and there is no key for it. */
export function createProvider(config: AiConfig, answer: AnswerTask): Provider | null {
  if (config.provider === 'builtin')
    return createBuiltinProvider({ model: builtinModel, pace: config.builtinPace, answer });
  if (config.baseUrl === null && config.apiKey === null) return null;
  return createOpenAiCompatibleProvider({
    baseUrl: config.baseUrl,
    apiKey: config.apiKey,
    model: config.model,
    limits: { idle: config.idleTimeout, overall: overallTimeout },
    attempts: 3,
    backoff: config.retryBackoff ?? usualBackoff,
  });
}

/** What is shown of the provider before any turn. */
export function describeProvider(config: AiConfig): AiStatus {
  return { provider: config.provider, model: config.provider === 'builtin' ? builtinModel : config.model };
}
