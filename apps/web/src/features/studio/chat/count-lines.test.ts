import { expect, it } from 'vitest';
import { countLines } from './count-lines.ts';

it.each([
  ['', 0],
  ['a', 1],
  ['a\n', 1],
  ['a\nb', 2],
  ['\n', 1],
  ['a\n\nb\n', 3],
])('counts the lines of %j', (text, lines) => {
  expect(countLines(text)).toBe(lines);
});
