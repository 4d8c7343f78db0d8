import { expect, it } from 'vitest';
import { findLowContrast } from './contrast.ts';
import { defaultSettings } from './defaults.ts';

it('accepts the default colours and reports the themes of unreadable ones', () => {
  const { primaryColor, secondaryColor } = defaultSettings('Kilim', 200);
  expect(findLowContrast('primaryColor', primaryColor)).toEqual([]);
  expect(findLowContrast('secondaryColor', secondaryColor)).toEqual([]);
  expect(findLowContrast('primaryColor', { light: '#e2654e', dark: '#a8321f' })).toEqual(['light', 'dark']);
  expect(findLowContrast('primaryColor', { light: '#777777', dark: '#ffffff' })).toEqual(['light']);
});
