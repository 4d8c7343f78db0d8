// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadAfterRelease } from './reload-after-release.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

async function missChunk(): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await new Promise((resolve) => setImmediate(resolve));
}

it('reloads once for a missing chunk, and again only after 30 s', async () => {
  let now = 1_000_000;
  const reload = vi.fn();
  const stop = reloadAfterRelease(
    () => now,
    reload,
    async () => true,
  );
  await missChunk();
  now += 29_000;
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(1);
  now += 2_000;
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(2);
  stop();
  now += 60_000;
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(2);
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
