import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTransferReference, makeTransferReference } from './transfer-reference.ts';

const bytes = fc.uint8Array({ minLength: 7, maxLength: 7 });
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('a transfer reference', () => {
  it('is found in mangled texts', () => {
    const mangle = [
      (text: string) => text,
      (text: string) => `SVWZ+${text}`,
      (text: string) => text.toLowerCase(),
      (text: string) => text.replace('-', ''),
      (text: string) => `Kilim siparisi ${text.replace('-', ' ')} tesekkurler`,
      (text: string) => `${text.slice(0, 7)} ${text.slice(7)}`,
      (text: string) => text.replaceAll('0', 'o').replaceAll('1', 'l'),
      (text: string) => `${text} / ${text}`,
    ];
    fc.assert(
      fc.property(bytes, fc.constantFrom(...mangle), (random, change) => {
        const reference = makeTransferReference(random);
        expect(reference).toMatch(/^MB-[0-9A-HJKMNP-TV-Z]{8}$/);
        expect(findTransferReference(change(reference))).toBe(reference);
      }),
    );
  });

  it('is not found with one wrong character', () => {
    fc.assert(
      fc.property(bytes, fc.nat(7), fc.nat(30), (random, place, step) => {
        const reference = makeTransferReference(random);
        const at = 3 + place;
        const other = alphabet.charAt((alphabet.indexOf(reference.charAt(at)) + 1 + step) % 32);
        expect(findTransferReference(reference.slice(0, at) + other + reference.slice(at + 1))).toBeNull();
      }),
    );
  });

  it('is null when the text has none or two', () => {
    const [first, second] = [
      makeTransferReference(new Uint8Array(7)),
      makeTransferReference(new Uint8Array(7).fill(9)),
    ];
    expect(findTransferReference('')).toBeNull();
    expect(findTransferReference('topup card')).toBeNull();
    expect(findTransferReference('MB-123')).toBeNull();
    expect(findTransferReference(`${first} ${second}`)).toBeNull();
    expect(findTransferReference(`X${first}`)).toBeNull();
    expect(findTransferReference(`${first}7`)).toBeNull();
  });
});
