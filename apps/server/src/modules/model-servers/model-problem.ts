import { type AppError, type ErrorType, type ModelProblem } from '@kilim/contract';

const problems: Partial<Record<ErrorType, ModelProblem>> = {
  ai_provider_unreachable: 'unreachable',
  ai_provider_timeout: 'timeout',
  ai_provider_disconnected: 'disconnected',
  ai_provider_error: 'refused',
  ai_provider_rate_limited: 'busy',
};

/** The problem behind an error of a request to a model. */
export function problemOf({ type }: Pick<AppError, 'type'>): ModelProblem {
  return problems[type] ?? 'unreadable';
}

/**
 * Milliseconds after a failed request during which the built-in provider answers at once, so that users do not wait for
 * a stopped server in every turn (docs/rules/ai.md#connected-model).
 */
export const pauseAfterProblem = 60_000;

/** Whether prompts go to the model. One that answers, though not readably, is not paused. */
export function isUsable(
  { at, problem }: { readonly at: number; readonly problem: ModelProblem | null },
  now: number,
): boolean {
  if (problem === null || problem === 'unreadable') return true;
  // A clock that was set back must not pause the model for longer.
  return Math.abs(now - at) >= pauseAfterProblem;
}
