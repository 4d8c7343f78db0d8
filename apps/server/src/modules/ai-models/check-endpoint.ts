import { AppError, type ModelProblem } from '@kilim/contract';
import { type ModelEndpoint, tryEndpoint } from '../ai/index.ts';
import { problemOf } from '../model-servers/index.ts';

export interface EndpointCheck {
  readonly problem: ModelProblem | null;
  /** What the server said, in one short line. */
  readonly detail: string | null;
  /** Milliseconds. */
  readonly duration: number;
}

export interface CheckLimits {
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
  readonly milliseconds?: number;
}

/** Sends one small request to a model and says how it ended. */
export async function checkEndpoint(
  endpoint: ModelEndpoint,
  { signal, ...limits }: CheckLimits,
): Promise<EndpointCheck> {
  const started = performance.now();
  const ended = (problem: ModelProblem | null, detail: string | null): EndpointCheck => ({
    problem,
    detail,
    duration: Math.round(performance.now() - started),
  });
  try {
    await tryEndpoint(endpoint, signal, limits);
    return ended(null, null);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return ended(problemOf(error), error.detail ?? null);
  }
}
