import type { Config } from '../config/index.ts';
import { type AiConfig, createAiRoutes, createAiService, createTurnTasks } from '../modules/ai/index.ts';
import { turnJobsOf } from '../workers/index.ts';
import type { Capability, PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

type Others = Pick<PortsOf<typeof createAiService>, 'credits' | 'projects' | 'storage'>;

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

/** The built-in provider answers until a server or a key is configured. */
function readAiConfig(config: Config): AiConfig {
  const isConfigured = config.OPENAI_BASE_URL !== undefined || config.OPENAI_API_KEY !== undefined;
  return {
    provider: isConfigured ? 'openai-compatible' : 'builtin',
    baseUrl: config.OPENAI_BASE_URL ?? null,
    apiKey: config.OPENAI_API_KEY ?? null,
    model: config.AI_MODEL,
    creditsPerToken: config.AI_CREDITS_PER_TOKEN ?? null,
    idleTimeout: config.AI_IDLE_TIMEOUT_SECONDS * 1_000,
    builtinPace: config.AI_BUILTIN_PACE_MS,
  };
}
