import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findColor, findContrast, fromHsl, reachContrast, toHsl } from './color.ts';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) =>
    `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase(),
  );

describe('findColor', () => {
  it.each([
    ['ana rengi mor yap', '#7B3FE4', false],
    ['arka planı koyu maviye çevir', '#1E3A8A', false],
    ['rengi KIRMIZI olsun', '#D32F2F', false],
    ['make it light blue', '#2F9BE8', false],
    ['set #1af please', '#11AAFF', true],
    ['use #10b981', '#10B981', true],
    ['rgb(255, 0, 16)', '#FF0010', true],
  ])('reads %j', (text, hex, isExact) => {
    expect(findColor(text)).toEqual({ hex, isExact });
  });

  it.each(['morali bozuk', 'redesign the app', 'başka bir şey'])('finds no colour in %j', (text) => {
    expect(findColor(text)).toBeUndefined();
  });
});

describe('shades', () => {
  it('come back from hue, saturation and lightness', () => {
    fc.assert(
      fc.property(color, (hex) => {
        expect(fromHsl(toHsl(hex))).toBe(hex);
      }),
    );
  });

  it('reach the contrast that is asked for on light and dark pages', () => {
    fc.assert(
      fc.property(color, fc.constantFrom('#FFFFFF', '#F5F7F4', '#0E1412'), (hex, page) => {
        expect(findContrast(reachContrast(hex, page, 4.6), page)).toBeGreaterThanOrEqual(4.6);
      }),
    );
  });
});
