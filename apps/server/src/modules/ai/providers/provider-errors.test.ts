import { APIError } from 'openai';
import { expect, it } from 'vitest';
import { readRetryAfter, sanitizeProviderMessage } from './provider-errors.ts';

it.each([
  [
    'Incorrect API key provided: sk-proj-abc123DEF. See <a href="x">docs</a>',
    'Incorrect API key provided: ***. See docs',
  ],
  ['Authorization: Bearer abc.def', 'Authorization: ***'],
  ['http://user:pass@host/v1 failed', 'http://***@host/v1 failed'],
  ['the key hunter22 is wrong', 'the key *** is wrong'],
  ['a\u0000\n\tb\u202E', 'a b'],
])('removes secrets and markup from %j', (raw, shown) => {
  expect(sanitizeProviderMessage(raw, ['hunter22'])).toBe(shown);
});

it('shortens a long message', () => {
  expect(sanitizeProviderMessage('x y '.repeat(10_000), [])).toHaveLength(300);
});

it('reads Retry-After in seconds or as a date', () => {
  const refusal = (value: string) => APIError.generate(429, {}, 'm', new Headers({ 'retry-after': value }));
  const now = Date.parse('2026-01-01T00:00:00Z');
  expect(readRetryAfter(refusal('7'), now)).toBe(7);
  expect(readRetryAfter(refusal('Thu, 01 Jan 2026 00:00:09 GMT'), now)).toBe(9);
  expect(readRetryAfter(refusal('Wed, 31 Dec 2025 00:00:09 GMT'), now)).toBe(0);
  expect(readRetryAfter(refusal('soon'), now)).toBeNull();
  expect(readRetryAfter(new Error('x'), now)).toBeNull();
});
