import { AppError } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import { tryModel } from '../ai/index.ts';
import type { CheckRecord } from './connection-repository.ts';
import { baseUrlOf } from './find-servers.ts';
import { problemOf } from './model-problem.ts';

interface CheckInput {
  readonly port: number;
  readonly model: string;
  readonly signal: AbortSignal;
  /** Limit of the request; by default that of `tryModel`. */
  readonly milliseconds?: number | undefined;
}

/** Sends one small request to a model and says how it ended. */
export async function checkModel(clock: Clock, input: CheckInput): Promise<CheckRecord> {
  const { port, model, signal, milliseconds } = input;
  const started = performance.now();
  const ended = (problem: CheckRecord['problem'], detail: string | null): CheckRecord => ({
    at: clock.now(),
    problem,
    detail,
    duration: Math.round(performance.now() - started),
  });
  try {
    await tryModel({ baseUrl: baseUrlOf(port), model }, signal, milliseconds);
    return ended(null, null);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return ended(problemOf(error), error.detail ?? null);
  }
}
