import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  authenticatorUri,
  createTotpSecret,
  decodeBase32,
  encodeBase32,
  matchStep,
  stepAt,
  totpOfStep,
} from './totp.ts';

/** Secret of RFC 6238, appendix B. */
const secret = encodeBase32(Buffer.from('12345678901234567890'));

describe('one-time passwords', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %i', (second, code) => {
    expect(totpOfStep(secret, stepAt(second * 1000))).toBe(code);
  });

  it('are accepted at most one step early or late', () => {
    const now = 1_700_000_000_000;
    const step = stepAt(now);
    const found = [-2, -1, 0, 1, 2].map((shift) => matchStep(secret, totpOfStep(secret, step + shift), now));
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
    const code = totpOfStep(secret, step);
    expect(matchStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step);
    expect(matchStep(secret, 'abcdef', now)).toBeNull();
    expect(matchStep(secret, '', now)).toBeNull();
  });

  it('have secrets of 160 bits in base32', () => {
    expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        expect(decodeBase32(encodeBase32(bytes))).toEqual(Buffer.from(bytes));
      }),
    );
  });

  it('have an otpauth address with escaped names', () => {
    expect(authenticatorUri('Kilim & Co', 'ayşe@ornek.test', 'ABC')).toBe(
      'otpauth://totp/Kilim%20%26%20Co:ay%C5%9Fe%40ornek.test?secret=ABC&issuer=Kilim%20%26%20Co&algorithm=SHA1&digits=6&period=30',
    );
  });
});
