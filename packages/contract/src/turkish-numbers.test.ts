import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTurkishIdentityNumber, isTurkishTaxNumber } from './turkish-numbers.ts';

// The check digits once more, written from the tables of the two numbers instead of from the code.

/** Tax number: add 9…1, double i times modulo 9, with 9 standing for what is a multiple of 9. */
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

/** Identity number: the tenth digit makes 7·odd − even − tenth a multiple of ten, the eleventh is the sum's last digit. */
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

/** The number with one digit replaced by another one. */
function change(number: string, place: number, by: number): string {
  const changed = (Number(number[place]) + by) % 10;
  return number.slice(0, place) + changed + number.slice(place + 1);
}
const step = fc.integer({ min: 1, max: 9 });

describe('a tax number', () => {
  it('is taken when its last digit is the computed one', () => {
    fc.assert(fc.property(nine, (digits) => isTurkishTaxNumber(completeTaxNumber(digits))));
  });

  it('is refused with any other last digit', () => {
    fc.assert(
      fc.property(nine, step, (digits, by) => !isTurkishTaxNumber(change(completeTaxNumber(digits), 9, by))),
    );
  });

  it.each(['', '123456789', '12345678901', '12345 6789', '123456789a', '١٢٣٤٥٦٧٨٩٠', '-123456789'])(
    'is refused as %j',
    (text) => expect(isTurkishTaxNumber(text)).toBe(false),
  );
});

describe('an identity number', () => {
  it('is taken as 10000000146', () => expect(isTurkishIdentityNumber('10000000146')).toBe(true));

  it('is taken when its last two digits are the computed ones', () => {
    fc.assert(
      fc.property(nineWithoutLeadingZero, (digits) =>
        isTurkishIdentityNumber(completeIdentityNumber(digits)),
      ),
    );
  });

  it('is refused when any one digit is another', () => {
    fc.assert(
      fc.property(nineWithoutLeadingZero, fc.integer({ min: 0, max: 10 }), step, (digits, place, by) => {
        const changed = change(completeIdentityNumber(digits), place, by);
        return changed.startsWith('0') || !isTurkishIdentityNumber(changed);
      }),
    );
  });

  it.each(['', '00000000000', '01234567890', '1000000014', '100000001466', '1000000014a', '10000 00146'])(
    'is refused as %j',
    (text) => expect(isTurkishIdentityNumber(text)).toBe(false),
  );
});
