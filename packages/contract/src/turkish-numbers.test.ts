import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTurkishIdentityNumber, isTurkishTaxNumber } from './turkish-numbers.ts';

// A second implementation of the check digits, written from their definitions.

/** Tax number: add 9…1 to the digits, double i times modulo 9, and count multiples of 9 as 9. */
function completeTaxNumber(nine: readonly number[]): string {
  let sum = 0;
  nine.forEach((digit, place) => {
    let value = (digit + (9 - place)) % 10;
    const isZero = value === 0;
    for (let round = 0; round < 9 - place; round += 1) value = (value * 2) % 9;
    sum += isZero ? 0 : value === 0 ? 9 : value;
  });
  return `${nine.join('')}${sum % 10 === 0 ? 0 : 10 - (sum % 10)}`;
}

/** Identity number: 7·odd − even − tenth is a multiple of ten; the eleventh is the last digit of the sum. */
function completeIdentityNumber(nine: readonly number[]): string {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = nine;
  const weighed = 7 * (a + c + e + g + i) + 9 * (b + d + f + h);
  const tenth = weighed % 10;
  const eleventh = (nine.reduce((sum, digit) => sum + digit, 0) + tenth) % 10;
  return `${nine.join('')}${tenth}${eleventh}`;
}

const digit = fc.integer({ min: 0, max: 9 });
const nine = fc.array(digit, { minLength: 9, maxLength: 9 });
const nineWithoutLeadingZero = nine.filter(([first]) => first !== 0);

/** Changes one digit of a number. */
function change(number: string, place: number, by: number): string {
  const changed = (Number(number[place]) + by) % 10;
  return number.slice(0, place) + changed + number.slice(place + 1);
}
const step = fc.integer({ min: 1, max: 9 });

describe('isTurkishTaxNumber', () => {
  it('accepts a correct check digit', () => {
    fc.assert(fc.property(nine, (digits) => isTurkishTaxNumber(completeTaxNumber(digits))));
  });

  it('rejects any other check digit', () => {
    fc.assert(
      fc.property(nine, step, (digits, by) => !isTurkishTaxNumber(change(completeTaxNumber(digits), 9, by))),
    );
  });

  it.each(['', '123456789', '12345678901', '12345 6789', '123456789a', '١٢٣٤٥٦٧٨٩٠', '-123456789'])(
    'rejects %j',
    (text) => expect(isTurkishTaxNumber(text)).toBe(false),
  );
});

describe('isTurkishIdentityNumber', () => {
  it('accepts 10000000146', () => expect(isTurkishIdentityNumber('10000000146')).toBe(true));

  it('accepts correct check digits', () => {
    fc.assert(
      fc.property(nineWithoutLeadingZero, (digits) =>
        isTurkishIdentityNumber(completeIdentityNumber(digits)),
      ),
    );
  });

  it('rejects a number with one changed digit', () => {
    fc.assert(
      fc.property(nineWithoutLeadingZero, fc.integer({ min: 0, max: 10 }), step, (digits, place, by) => {
        const changed = change(completeIdentityNumber(digits), place, by);
        return changed.startsWith('0') || !isTurkishIdentityNumber(changed);
      }),
    );
  });

  it.each(['', '00000000000', '01234567890', '1000000014', '100000001466', '1000000014a', '10000 00146'])(
    'rejects %j',
    (text) => expect(isTurkishIdentityNumber(text)).toBe(false),
  );
});
