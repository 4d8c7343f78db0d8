import { describe, expect, it } from 'vitest';
import { findColor } from './find-color.ts';

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
