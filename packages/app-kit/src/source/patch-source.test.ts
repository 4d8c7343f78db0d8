import { expect, it } from 'vitest';
import { patchSource } from './patch-source.ts';

it('applies patches by position and keeps the order of insertions', () => {
  const patches = [
    { start: 4, end: 5, text: 'E' },
    { start: 0, end: 0, text: '1' },
    { start: 0, end: 0, text: '2' },
    { start: 1, end: 3, text: '' },
  ];
  expect(patchSource('abcde', patches)).toBe('12adE');
});

it('skips overlapping patches', () => {
  expect(
    patchSource('abcd', [
      { start: 0, end: 3, text: 'x' },
      { start: 1, end: 2, text: 'y' },
    ]),
  ).toBe('xd');
});
