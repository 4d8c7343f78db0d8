import { receiptStatuses } from '@kilim/contract';
import { expect, it } from 'vitest';
import { receiptStatusParam } from './receipt-params.ts';

it('names every status in ASCII and reads it back', () => {
  for (const status of receiptStatuses) {
    const text = receiptStatusParam.format(status);
    expect(text).toMatch(/^[a-zA-Z]+$/);
    expect(receiptStatusParam.parse(text)).toBe(status);
  }
});

it('shows every status for an unknown name', () => {
  expect(receiptStatusParam.parse('nope')).toBeNull();
  expect(receiptStatusParam.parse(null)).toBeNull();
});
