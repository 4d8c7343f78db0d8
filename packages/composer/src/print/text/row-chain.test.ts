import { expect, it } from 'vitest';
import { rowChain } from './row-chain.ts';

it('copies rows only if nothing but the sorting changes them', () => {
  expect(rowChain('trips', [], '.sort(byDay)')).toBe('[...trips].sort(byDay)');
  expect(rowChain('trips', ['isOpen'], '.sort(byDay)')).toBe('trips\n    .filter(isOpen)\n    .sort(byDay)');
  expect(rowChain('trips', ['isOpen'], undefined)).toBe('trips.filter(isOpen)');
  expect(rowChain('trips', [], undefined)).toBe('trips');
});
