import { securityEventKinds } from '@kilim/contract';
import { expect, it } from 'vitest';
import { categoryOf } from './event-category.ts';

it('assigns every kind to one category', () => {
  const kinds = Object.values(securityEventKinds).flat();
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(categoryOf('refund-requested')).toBe('admin');
});
