import { describe, expect, it } from 'vitest';
import { importKit } from '../../testing/kit-module.ts';

interface Kit {
  readTyped(text: string, thousands: '.' | ','): number | null;
}

const { readTyped } = await importKit<Kit>('data/read-number');

describe('typed numbers', () => {
  it.each([
    ['1.250', '.', 1250],
    ['12.500,75', '.', 12_500.75],
    ['1,250', ',', 1250],
    ['1,250,000.5', ',', 1_250_000.5],
    ['3,5', '.', 3.5],
    ['3,5', ',', 3.5],
    ['0.125', '.', 0.125],
    ['1.5', '.', 1.5],
    ['-4', '.', -4],
  ] as const)('%s with %s between thousands is %s', (text, thousands, value) => {
    expect(readTyped(text, thousands)).toBe(value);
  });

  it.each(['', '-', '.', '1.2.3', 'abc', '1,2,3'])('“%s” is no number', (text) => {
    expect(readTyped(text, '.')).toBeNull();
  });
});
