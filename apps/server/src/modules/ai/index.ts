// AI turns and the chat of a project: prompt, provider, check, repair, apply, settle.
// Promises that a turn either applies an answer that builds and charges for it, or leaves project and balance as they
// were and says why; and that it goes on without the tab that began it.
import { type AiConfig, createProvider, describeProvider } from './create-provider.ts';
import { defaultTimings, type TurnPorts } from './ports.ts';
import type { AnswerTask } from './providers/answer-in-worker.ts';
import type { Provider } from './providers/provider.ts';
import { type AiService, createTurnService } from './service.ts';

export type { AiConfig } from './create-provider.ts';
export { findVersionsInUse } from './messages/repository.ts';
export { loadTokenCounter } from './prompt/token-count.ts';
export { createAiRoutes } from './routes.ts';
export type { AiService } from './service.ts';
export { stopRunningTurn } from './turns/end-turn.ts';
export { hasRunningTurn } from './turns/repository.ts';
export { createTurnWork } from './turns/turn-work.ts';

export interface AiPorts extends Omit<TurnPorts, 'provider' | 'creditsPerToken' | 'timings'> {
  readonly config: AiConfig;
  /** Answers of the built-in provider, worked out away from the event loop. */
  readonly answerTask: AnswerTask;
  /** Answers instead of the configured one; for tests. */
  readonly provider?: Provider;
  readonly timings?: Partial<TurnPorts['timings']>;
}

/** The service of one process. `startRecovery` begins its timers, `close` ends its turns. */
export function createAiService(ports: AiPorts): AiService {
  const { config } = ports;
  const provider = ports.provider ?? createProvider(config, ports.answerTask);
  return createTurnService(
    {
      ...ports,
      provider,
      creditsPerToken: config.creditsPerToken,
      timings: { ...defaultTimings, ...ports.timings },
    },
    provider ? { provider: provider.kind, model: provider.model } : describeProvider(config),
  );
}
