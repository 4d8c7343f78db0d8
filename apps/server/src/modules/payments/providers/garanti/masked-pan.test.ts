import { expect, it } from 'vitest';
import { readMaskedPan } from './masked-pan.ts';

it.each(['54066XXXXXXX0009', '540669******0009', '************0009'])('keeps %s', (text) => {
  expect(readMaskedPan(text)).toBe(text);
});

it.each([
  ['a whole number', '5406690000000009'],
  ['a mask of three', '5406690***000009'],
  ['eleven digits', '5406690*****0009'],
  ['words', 'kart ***** 0009'],
  ['nothing', ''],
])('keeps nothing of %s', (_name, text) => {
  expect(readMaskedPan(text)).toBeNull();
});
