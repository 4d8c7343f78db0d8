import { isTurnOver, turnStatus } from '@kilim/contract';
import { expect, it } from 'vitest';
import { canTransition } from './turn-transitions.ts';

it('allows no transition from a final status and reaches every running status', () => {
  const running = turnStatus.options.filter((status) => !isTurnOver(status));
  for (const over of ['done', 'failed', 'stopped'] as const) {
    expect(turnStatus.options.filter((to) => canTransition(over, to))).toEqual([]);
  }
  const reached = new Set(running.flatMap((from) => running.filter((to) => canTransition(from, to))));
  expect([...reached].sort()).toEqual(running.filter((status) => status !== 'queued').sort());
});
