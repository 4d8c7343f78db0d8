import { expect, it } from 'vitest';
import { recallPrompt } from './recall-prompt.ts';

it.each([
  ['', 'older', 'b'],
  ['b', 'older', 'a'],
  ['a', 'older', null],
  ['a', 'newer', 'b'],
  ['b', 'newer', ''],
  ['', 'newer', null],
  ['own text', 'older', null],
  ['own text', 'newer', null],
] as const)('from %j the %s prompt is %j', (current, direction, expected) => {
  expect(recallPrompt(['a', 'b'], current, direction)).toBe(expected);
});

it('recalls nothing without sent prompts', () => {
  expect(recallPrompt([], '', 'older')).toBeNull();
});
