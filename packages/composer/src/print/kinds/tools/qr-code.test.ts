import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { makeQrCode } from '../../../../kit/src/tools/code/qr-matrix.ts';

/** Bytes of the largest code: version 10 with error correction M. */
const byteMaximum = 213;

const texts = [
  'a',
  'https://kilim.app',
  'Şişli’de çay, börek ve 😀',
  'WIFI:T:WPA;S:Ev ağı;P:gizli-parola;;',
  ...Array.from({ length: 12 }, (_, index) => 'kilim '.repeat(index * 3 + 1).slice(0, byteMaximum)),
  'x'.repeat(byteMaximum),
];

describe('the QR code of a text', () => {
  it.each(texts)('is a code of the standard: %s', (text) => {
    const matrix = makeQrCode(text);
    const standard = Array.from({ length: 8 }, (_, maskPattern) =>
      encode([...new TextEncoder().encode(text)], { ecc: 'M', border: 0, boostEcc: false, maskPattern }),
    );
    expect(standard.map(({ data }) => data)).toContainEqual(matrix);
  });

  it('does not exist for a text that is too long', () => {
    expect(makeQrCode('x'.repeat(byteMaximum + 1))).toBeUndefined();
  });

  it('exists for half of a pair of characters', () => {
    expect(makeQrCode('\ud83d')).toBeDefined();
  });
});
