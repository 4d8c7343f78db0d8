import type { ModelProblem } from '@kilim/contract';
import { expect, it } from 'vitest';
import { hasRoom, isPaused, nextHealth, pauseRules } from './health.ts';
import { freshHealth, type ModelHealth } from './model-record.ts';

const now = 1_000_000;
const fail = (health: ModelHealth, problem: ModelProblem = 'timeout', detail = 'words') =>
  nextHealth(health, { problem, detail }, now);
const failTimes = (count: number): ModelHealth => {
  let health = freshHealth;
  for (let done = 0; done < count; done += 1) health = fail(health);
  return health;
};

it('pauses a model after three failures in a row, longer after each further one', () => {
  expect(isPaused(failTimes(2), now)).toBe(false);
  expect(failTimes(3).pausedUntil).toBe(now + pauseRules.shortest);
  expect(failTimes(5).pausedUntil).toBe(now + 4 * pauseRules.shortest);
  expect(failTimes(60).pausedUntil).toBe(now + pauseRules.longest);
});

it('pauses a model at once when its key or name is refused', () => {
  for (const status of [401, 403, 404]) {
    expect(isPaused(fail(freshHealth, 'refused', `status ${status}: no`), now)).toBe(true);
  }
  expect(isPaused(fail(freshHealth, 'refused', 'status 500: 401'), now)).toBe(false);
});

it('does not pause a model whose answers cannot be read', () => {
  let health = freshHealth;
  for (let count = 0; count < 10; count += 1) health = fail(health, 'unreadable');
  expect([isPaused(health, now), health.problem]).toEqual([false, 'unreadable']);
});

it('tries a model again after its pause, and ends it with an answer', () => {
  const paused = failTimes(3);
  expect(isPaused(paused, paused.pausedUntil)).toBe(false);
  const working = nextHealth(paused, { problem: null, detail: null }, now + 40_000);
  expect(working).toMatchObject({ failures: 0, pausedUntil: 0, problem: null, lastSuccessAt: now + 40_000 });
});

it('ignores a pause from before the clock was set back', () => {
  expect(isPaused({ pausedUntil: now + pauseRules.longest + 1 }, now)).toBe(false);
});

it('has room while both budgets have', () => {
  const use = { tokensToday: 90, tokensThisMonth: 900 };
  expect(hasRoom({ dayTokens: null, monthTokens: null }, use, 1e9)).toBe(true);
  expect(hasRoom({ dayTokens: 100, monthTokens: 1_000 }, use, 10)).toBe(true);
  expect(hasRoom({ dayTokens: 100, monthTokens: 1_000 }, use, 11)).toBe(false);
  expect(hasRoom({ dayTokens: null, monthTokens: 905 }, use, 10)).toBe(false);
});
