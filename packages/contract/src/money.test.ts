import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MinorAmount, parseDecimal, splitTax, toDecimal } from './money.ts';

describe('parseDecimal', () => {
  it.each([
    ['149,90', 14_990],
    ['149.9', 14_990],
    ['19.90', 1_990],
    [' 5 ', 500],
    ['0', 0],
    ['999999999,99', 99_999_999_999],
  ])('parses %j as %d minor units', (text, minor) => {
    expect(parseDecimal(text)).toBe(minor);
  });

  it.each(['', ' ', '-1', '1,999', '1.2.3', '1e3', '12a', '١٢', '1 000', '1234567890', 'NaN', ',5'])(
    'rejects %j',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );

  it('parses the output of toDecimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (minor) => {
        expect(parseDecimal(toDecimal(minor as MinorAmount))).toBe(minor);
      }),
    );
  });
});

describe('splitTax', () => {
  it('takes a fifth of the net at 20 percent', () => {
    expect(splitTax(14_990 as MinorAmount, 20)).toEqual({ net: 12_492, tax: 2_498 });
  });

  it('splits without a remainder', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), fc.integer({ min: 0, max: 100 }), (gross, rate) => {
        const { net, tax } = splitTax(gross as MinorAmount, rate);
        expect(net + tax).toBe(gross);
        expect(Math.abs(net * rate - tax * 100)).toBeLessThanOrEqual(100 + rate);
      }),
    );
  });
});
