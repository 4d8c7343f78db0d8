import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearContentCache, readThroughCache } from './content-cache.ts';

/** Cache Storage of one cache, as far as it is used. */
function createCaches() {
  let entries = new Map<string, Response>();
  const cache = {
    match: async (address: string) => entries.get(address)?.clone(),
    put: async (address: string, response: Response) => void entries.set(address, response),
    keys: async () => [...entries.keys()],
    delete: async (address: string) => entries.delete(address),
  };
  return {
    open: async () => cache,
    delete: async () => {
      entries = new Map();
      return true;
    },
    count: () => entries.size,
  };
}

let storage = createCaches();
beforeEach(() => {
  storage = createCaches();
  vi.stubGlobal('caches', storage);
});
afterEach(() => vi.unstubAllGlobals());

const load = (text: string) => vi.fn(async () => new Blob([text]));

it('loads bytes once and reads them from the browser afterwards', async () => {
  const first = load('a');
  expect(await (await readThroughCache('https://x/1', first)).text()).toBe('a');
  await vi.waitFor(() => expect(storage.count()).toBe(1));
  const second = load('b');
  expect(await (await readThroughCache('https://x/1', second)).text()).toBe('a');
  expect(second).not.toHaveBeenCalled();
});

it('keeps the newest 200 files', async () => {
  for (let index = 0; index < 205; index += 1) await readThroughCache(`https://x/${index}`, load('a'));
  await vi.waitFor(() => expect(storage.count()).toBe(200));
  const again = load('b');
  await readThroughCache('https://x/0', again);
  expect(again).toHaveBeenCalled();
});

it('loads bytes when the browser has no cache or refuses it', async () => {
  vi.stubGlobal('caches', undefined);
  expect(await (await readThroughCache('https://x/1', load('a'))).text()).toBe('a');
  vi.stubGlobal('caches', { open: async () => Promise.reject(new Error('blocked')) });
  expect(await (await readThroughCache('https://x/1', load('a'))).text()).toBe('a');
});

it('is emptied for another user', async () => {
  await readThroughCache('https://x/1', load('a'));
  await vi.waitFor(() => expect(storage.count()).toBe(1));
  await clearContentCache();
  expect(storage.count()).toBe(0);
});
