import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, ensureContrast, fromHsl, toHsl } from './color.ts';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) =>
    `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase(),
  );

describe('colour conversions', () => {
  it('converts to HSL and back without loss', () => {
    fc.assert(
      fc.property(color, (hex) => {
        expect(fromHsl(toHsl(hex))).toBe(hex);
      }),
    );
  });

  it('reaches the requested contrast on light and dark pages', () => {
    fc.assert(
      fc.property(color, fc.constantFrom('#FFFFFF', '#F5F7F4', '#0E1412'), (hex, page) => {
        expect(contrastRatio(ensureContrast(hex, page, 4.6), page)).toBeGreaterThanOrEqual(4.6);
      }),
    );
  });
});

describe('contrastRatio', () => {
  it('follows WCAG', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('is symmetric and at least 1', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect(contrastRatio(one, other)).toBe(contrastRatio(other, one));
        expect(contrastRatio(one, other)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
