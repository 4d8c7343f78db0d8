import { expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

it('gives retries of a prompt the same key until it is accepted', () => {
  let count = 0;
  const keys = createIdempotencyKeys(() => `key-${++count}`);
  expect(keys.keyFor('p', 'hello')).toBe('key-1');
  expect(keys.keyFor('p', 'hello')).toBe('key-1');
  expect(keys.keyFor('q', 'hello')).toBe('key-2');
  keys.forget('p', 'hello');
  expect(keys.keyFor('p', 'hello')).toBe('key-3');
});
