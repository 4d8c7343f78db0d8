import { describe, expect, it } from 'vitest';
import { importKit } from '../../testing/kit-module.ts';

interface Kit {
  readTyped(text: string, thousands: '.' | ','): number | null;
  withoutUnit(text: string, unit?: string): string;
}

const { readTyped, withoutUnit } = await importKit<Kit>('data/read-number');

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
    ['120 TL', '.', 120],
    ['₺120', '.', 120],
    ['$1,250.50', ',', 1250.5],
    ['1.250,50', ',', 1250.5],
    ['1,250.50 $', '.', 1250.5],
    ['1.250,50 ₺', '.', 1250.5],
    ['Rs. 120', ',', 120],
    ['5 adet', '.', 5],
    ['−3', '.', -3],
    ['12 500', '.', 12_500],
    ['$.50', ',', 0.5],
    ['%18', '.', 18],
  ] as const)('%s with %s between thousands is %s', (text, thousands, value) => {
    expect(readTyped(text, thousands)).toBe(value);
  });

  it.each([
    '',
    '-',
    '.',
    '1.2.3',
    'abc',
    '1,2,3',
    '12-15',
    '12:30',
    '3 of 4',
    '1/2',
    '5 bin TL',
    '10k',
    '1,5 milyon',
    '2 saat',
    '500 gr',
    '1½',
    '5 3',
    'COVID-19',
    '9'.repeat(320),
  ])('“%s” is no number', (text) => {
    expect(readTyped(text, '.')).toBeNull();
  });

  it('may be followed by the unit of their field', () => {
    expect(readTyped(withoutUnit('75 m²', 'm²'), '.')).toBe(75);
    expect(readTyped(withoutUnit('500 gr', 'kg'), '.')).toBeNull();
  });
});
