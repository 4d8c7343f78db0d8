import { expect, it } from 'vitest';
import { plausibleTotal } from './usage-figures.ts';

const request = { messages: [{ role: 'user', content: 'ş'.repeat(1_000) }], maxTokens: 4_000 } as const;

it('accepts figures that request and answer can have', () => {
  for (const total of [1, 700, 6_000, 14_096]) expect(plausibleTotal(total, request, 0)).toBe(total);
});

it('rejects figures that are no count, too large, or smaller than the answer', () => {
  for (const total of [0, -5, 1.5, Number.NaN, 1e15, Number.MAX_SAFE_INTEGER, 14_097]) {
    expect(plausibleTotal(total, request, 0)).toBeNull();
  }
  expect(plausibleTotal(9, request, 400)).toBeNull();
  expect(plausibleTotal(10, request, 400)).toBe(10);
});
