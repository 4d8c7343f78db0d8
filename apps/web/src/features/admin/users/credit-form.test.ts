import { expect, it } from 'vitest';
import { readCredits } from './credit-form.ts';

it.each([
  ['500', 500],
  [' 1.000 ', 1000],
  ['1,000,000', 1_000_000],
  ['1 000', 1000],
  ['-250', -250],
  ['\u2212250', -250],
  ['999.999.999', 999_999_999],
  ['1000000000', null],
  ['0', null],
  ['-0', null],
  ['1.5', null],
  ['1.00', null],
  ['10.0000', null],
  ['+5', null],
  ['beş yüz', null],
  ['', null],
  ['1e3', null],
])('reads %j as %s', (typed, amount) => {
  expect(readCredits(typed)).toBe(amount);
});
