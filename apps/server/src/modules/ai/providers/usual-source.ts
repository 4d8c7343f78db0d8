import { type AiConfig, createProvider, defaultBackoff, overallTimeout } from '../create-provider.ts';
import type { BuiltinTasks } from './builtin.ts';
import type { ConnectedModel } from './connected-model.ts';
import type { LimitMemory } from './limit-memory.ts';
import { createOpenAiCompatibleProvider } from './openai-compatible.ts';
import type { Provider } from './provider.ts';

export interface UsualPorts {
  readonly config: AiConfig;
  readonly tasks: BuiltinTasks;
  /** The connected model while it is usable, otherwise null. */
  readonly findConnectedModel?: () => Promise<ConnectedModel | null>;
  /** Keeps limits over restarts. */
  readonly limitMemory?: LimitMemory;
}

/** A server of this machine that refuses a connection was stopped: waiting longer would only delay the fallback. */
const attempts = 2;

/**
 * The configured provider, else the connected model with the built-in provider as its fallback, else the built-in
 * provider (docs/rules/ai.md#providers).
 */
export function createUsualSource({
  config,
  tasks,
  findConnectedModel,
  limitMemory,
}: UsualPorts): () => Promise<Provider | null> {
  const configured = createProvider(config, tasks, limitMemory);
  if (config.provider !== 'builtin' || !configured || !findConnectedModel) return async () => configured;
  let last: { readonly key: string; readonly provider: Provider } | null = null;

  /** Kept while the same model is connected, because it remembers which request fields the server rejects. */
  const providerFor = ({ baseUrl, model }: ConnectedModel): Provider => {
    const key = `${baseUrl} ${model}`;
    if (last?.key !== key) {
      const provider = createOpenAiCompatibleProvider({
        baseUrl,
        apiKey: null,
        model,
        limits: { idle: config.idleTimeout, overall: overallTimeout },
        attempts,
        backoff: config.retryBackoff ?? defaultBackoff,
        ...(limitMemory && { kept: limitMemory.of(key) }),
      });
      last = { key, provider };
    }
    return last.provider;
  };

  return async () => {
    const connected = await findConnectedModel();
    if (!connected) return configured;
    return {
      ...providerFor(connected),
      fallback: { provider: configured, report: (error) => connected.report(error) },
      ...(config.isDraftComposed && { draft: configured }),
    };
  };
}
