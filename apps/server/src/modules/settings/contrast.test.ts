import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrastBetween, findLowContrast } from './contrast.ts';
import { defaultSettings } from './defaults.ts';

it('calculates contrast by WCAG', () => {
  expect(contrastBetween('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastBetween('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('is symmetric and at least 1', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, color, (one, other) => {
      expect(contrastBetween(one, other)).toBe(contrastBetween(other, one));
      expect(contrastBetween(one, other)).toBeGreaterThanOrEqual(1);
    }),
  );
});

it('accepts the default colours and reports the themes of unreadable ones', () => {
  const { primaryColor, secondaryColor } = defaultSettings('Kilim');
  expect(findLowContrast('primaryColor', primaryColor)).toEqual([]);
  expect(findLowContrast('secondaryColor', secondaryColor)).toEqual([]);
  expect(findLowContrast('primaryColor', { light: '#e2654e', dark: '#a8321f' })).toEqual(['light', 'dark']);
  expect(findLowContrast('primaryColor', { light: '#777777', dark: '#ffffff' })).toEqual(['light']);
});
