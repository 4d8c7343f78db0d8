import { expect, it } from 'vitest';
import { promptFromStep } from './prompt-from-step.ts';

it.each([
  ['Write "make the primary colour purple"', 'make the primary colour purple'],
  ['\u201cadd a profile screen\u201d', 'add a profile screen'],
  ['Add a profile screen', 'Add a profile screen'],
  ['Show "5" items', 'Show "5" items'],
])('turns %s into %s', (step, prompt) => {
  expect(promptFromStep(step)).toBe(prompt);
});
