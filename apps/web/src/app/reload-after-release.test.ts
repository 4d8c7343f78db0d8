// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadAfterRelease } from './reload-after-release.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

async function missChunk(): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await new Promise((resolve) => setImmediate(resolve));
}

it('reloads twice within 30 s for a missing chunk, and not twice within 2 s', async () => {
  let now = 1_000_000;
  const reload = vi.fn();
  const stop = reloadAfterRelease(
    () => now,
    reload,
    async () => true,
  );
  await missChunk();
  now += 1_000;
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(1);
  now += 2_000;
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(2);
  now += 26_000;
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(2);
  now += 2_000;
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(3);
  stop();
  now += 60_000;
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(3);
});

it.each([
  ['does not reload while offline', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  [
    'takes any answer for a server that is there',
    () => Promise.resolve(new Response('{}', { status: 500 })),
    1,
  ],
])('%s', async (_what, fetch, reloads) => {
  vi.stubGlobal('fetch', fetch);
  const reload = vi.fn();
  const stop = reloadAfterRelease(() => 1_000_000, reload);
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(reloads);
  stop();
});
