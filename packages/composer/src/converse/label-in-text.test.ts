import { describe, expect, it } from 'vitest';
import { isLabelIn } from './label-in-text.ts';

describe('a label in a message', () => {
  it.each([
    ['Teslim günü', 'teslim gününü kaldır', true],
    ['Teslim günü', 'teslim edilenleri gizle', false],
    ['Not', 'notu çıkar', true],
    ['Not', 'nothing happens', false],
    ['Ad', 'adres yazsın', false],
    ['Pick up date', 'the pick-up dates can go', true],
  ])('is found with any ending: %s in %s', (label, text, isFound) => {
    expect(isLabelIn(label, text)).toBe(isFound);
  });
});
