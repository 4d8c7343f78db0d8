// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const load = async () => {
  vi.resetModules();
  return (await import('./link-idempotency-key.ts')).linkIdempotencyKey;
};

it('keeps the key of a tab, also after a reload', async () => {
  const read = await load();
  const attempt = read();
  expect(attempt).toMatch(/^[0-9a-f]{32}$/);
  expect(read()).toBe(attempt);
  expect((await load())()).toBe(attempt);
  sessionStorage.clear();
  expect((await load())()).not.toBe(attempt);
});

it('keeps the key of a page whose storage is blocked', async () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  const read = await load();
  expect(read()).toBe(read());
});
