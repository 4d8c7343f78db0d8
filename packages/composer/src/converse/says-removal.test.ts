import { describe, expect, it } from 'vitest';
import { saysRemoval } from './says-removal.ts';

describe('a message that says that something shall go', () => {
  it.each(['remove the date', 'tarih olmasin. toplami kendi hesaplasin'])('%s', (folded) => {
    expect(saysRemoval(folded)).toBe(true);
  });

  it.each([
    'plaka sakin silinmesin',
    'musteri randevusunu silebilsin',
    'please never delete the weaver',
    'remove everything except the weaver',
  ])('may say that it stays: %s', (folded) => {
    expect(saysRemoval(folded)).toBe(false);
  });

  it.each(['add a date', 'tutari yazmaya gerek yok kendi hesaplasin', 'no need to type it, automatic'])(
    'is told from %s',
    (folded) => {
      expect(saysRemoval(folded)).toBe(false);
    },
  );
});
