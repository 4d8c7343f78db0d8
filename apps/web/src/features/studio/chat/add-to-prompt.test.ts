import { expect, it } from 'vitest';
import { addToPrompt } from './add-to-prompt.ts';

it.each([
  ['', 'fix it', 'fix it'],
  ['  ', 'fix it', 'fix it'],
  ['and make it blue', 'fix it', 'and make it blue\n\nfix it'],
  ['please fix it', 'fix it', 'please fix it'],
])('to %j adds %j', (prompt, text, expected) => {
  expect(addToPrompt(prompt, text)).toBe(expected);
});
