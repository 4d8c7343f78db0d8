import { expect, it } from 'vitest';
import { readMaskedPan } from './masked-pan.ts';

it.each(['54066XXXXXXX0009', '540669******0009', '************0009'])('accepts %s', (text) => {
  expect(readMaskedPan(text)).toBe(text);
});

it.each([
  ['an unmasked number', '5406690000000009'],
  ['only three masked digits', '5406690***000009'],
  ['eleven visible digits', '5406690*****0009'],
  ['words', 'kart ***** 0009'],
  ['an empty text', ''],
])('rejects %s', (_name, text) => {
  expect(readMaskedPan(text)).toBeNull();
});
