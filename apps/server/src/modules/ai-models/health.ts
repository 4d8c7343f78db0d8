import type { ModelProblem } from '@kilim/contract';
import type { ModelHealth, ModelRecord, ModelUse } from './model-record.ts';

/** docs/rules/ai-models.md#pauses */
export const pauseRules = {
  /** Failed requests in a row after which a model is paused. */
  failures: 3,
  /** Milliseconds of the first pause; each further failure doubles it. */
  shortest: 30_000,
  longest: 15 * 60_000,
} as const;

/** How a request ended, for the health of its model. */
export interface Outcome {
  /** Null for an answer. */
  readonly problem: ModelProblem | null;
  readonly detail: string | null;
}

/** A key, address or model that a server does not accept fails every time. */
const isDenied = ({ problem, detail }: Outcome): boolean =>
  problem === 'refused' && /^status (?:401|403|404)\b/.test(detail ?? '');

/** The health after a request. */
export function nextHealth(health: ModelHealth, outcome: Outcome, now: number): ModelHealth {
  const { problem, detail } = outcome;
  if (problem === null) {
    return { ...health, failures: 0, pausedUntil: 0, lastSuccessAt: now, problem: null, detail: null };
  }
  // An unreadable answer need not repeat.
  const more = health.failures + (problem === 'unreadable' ? 0 : 1);
  const failures = isDenied(outcome) ? Math.max(more, pauseRules.failures) : more;
  const beyond = failures - pauseRules.failures;
  const pause = Math.min(pauseRules.longest, pauseRules.shortest * 2 ** Math.min(beyond, 10));
  return {
    ...health,
    failures,
    pausedUntil: beyond >= 0 && problem !== 'unreadable' ? now + pause : health.pausedUntil,
    lastFailureAt: now,
    problem,
    detail,
  };
}

/** Whether requests leave the model out. A pause that ends too late was set before the clock was set back. */
export function isPaused({ pausedUntil }: Pick<ModelHealth, 'pausedUntil'>, now: number): boolean {
  return pausedUntil > now && pausedUntil <= now + pauseRules.longest;
}

/** Whether `tokens` more fit into both budgets. */
export function hasRoom(
  { dayTokens, monthTokens }: Pick<ModelRecord['settings'], 'dayTokens' | 'monthTokens'>,
  { tokensToday, tokensThisMonth }: Pick<ModelUse, 'tokensToday' | 'tokensThisMonth'>,
  tokens: number,
): boolean {
  const fits = (limit: number | null, used: number): boolean => limit === null || used + tokens <= limit;
  return fits(dayTokens, tokensToday) && fits(monthTokens, tokensThisMonth);
}
