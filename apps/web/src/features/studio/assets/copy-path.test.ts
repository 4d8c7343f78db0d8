import { expect, it } from 'vitest';
import { copyPath } from './copy-path.ts';

it.each([
  ['assets/a.png', [], 'assets/a (2).png'],
  ['assets/a.png', ['assets/a (2).png'], 'assets/a (3).png'],
  ['v1.2/data', [], 'v1.2/data (2)'],
  ['.env', [], '.env (2)'],
])('finds a free path beside %s', (path, taken, copy) => {
  expect(copyPath(path, new Set(taken))).toBe(copy);
});
