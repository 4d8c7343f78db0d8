import { AppError } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import { type TriedModel, tryModel } from '../ai/index.ts';
import type { CheckRecord } from './connection-repository.ts';
import { problemOf } from './model-problem.ts';

interface CheckLimits {
  readonly signal: AbortSignal;
  /** Limit of the request; by default that of `tryModel`. */
  readonly milliseconds?: number | undefined;
}

/** Sends one small request to a model and says how it ended. */
export async function checkModel(
  clock: Clock,
  tried: TriedModel,
  { signal, milliseconds }: CheckLimits,
): Promise<CheckRecord> {
  const started = performance.now();
  const ended = (problem: CheckRecord['problem'], detail: string | null): CheckRecord => ({
    at: clock.now(),
    problem,
    detail,
    duration: Math.round(performance.now() - started),
  });
  try {
    await tryModel(tried, signal, milliseconds);
    return ended(null, null);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return ended(problemOf(error), error.detail ?? null);
  }
}
