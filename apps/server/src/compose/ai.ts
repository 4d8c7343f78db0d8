import type { Config } from '../config/index.ts';
import { type AiConfig, createAiRoutes, createAiService, createTurnTasks } from '../modules/ai/index.ts';
import type { ConfiguredModel } from '../modules/model-servers/index.ts';
import { turnJobsOf } from '../workers/index.ts';
import type { Capability, PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

type Others = Pick<
  PortsOf<typeof createAiService>,
  'credits' | 'projects' | 'storage' | 'audit' | 'findConnectedModel' | 'findModels' | 'guardedFetch'
>;

export function composeAi(
  { config, transactions, engine, clock, events, log, workers }: Platform,
  others: Others,
) {
  const service = createAiService({
    transactions,
    clock,
    events,
    log,
    ...others,
    config: readAiConfig(config),
    tasks: createTurnTasks(turnJobsOf(workers)),
  });
  return {
    service,
    routes: createAiRoutes(service),
    // The lock of the data folder allows one process per SQLite file, so a turn that runs in it now is orphaned.
    start: () => service.startRecovery({ isAlone: engine === 'sqlite' }),
    stop: service.close,
  } satisfies Capability;
}

const isConfigured = (config: Config): boolean =>
  config.OPENAI_BASE_URL !== undefined || config.OPENAI_API_KEY !== undefined;

/** The model of the environment; administrators see the host of its address, without path and credentials. */
export function findConfiguredModel(config: Config): ConfiguredModel | null {
  if (!isConfigured(config)) return null;
  const { host } = new URL(config.OPENAI_BASE_URL ?? 'https://api.openai.com');
  return {
    baseUrl: config.OPENAI_BASE_URL ?? null,
    apiKey: config.OPENAI_API_KEY ?? null,
    model: config.AI_MODEL,
    host,
  };
}

/** Without a server or a key in the environment, the built-in provider or a connected model answers. */
function readAiConfig(config: Config): AiConfig {
  return {
    provider: isConfigured(config) ? 'openai-compatible' : 'builtin',
    baseUrl: config.OPENAI_BASE_URL ?? null,
    apiKey: config.OPENAI_API_KEY ?? null,
    model: config.AI_MODEL,
    readsImages: config.AI_READS_IMAGES,
    creditsPerToken: config.AI_CREDITS_PER_TOKEN ?? null,
    idleTimeout: config.AI_IDLE_TIMEOUT_SECONDS * 1_000,
    builtinPace: config.AI_BUILTIN_PACE_MS,
    isDraftComposed: config.AI_COMPOSED_DRAFT,
  };
}
