/** Name of the browser's cache of bytes of binary files: docs/rules/local-storage.md#binary-files */
export const contentCacheName = 'kilim-contents';

/** Kept files; the oldest are removed. */
const entriesMaximum = 200;

/** The bytes of an address that never changes: from this browser if it has them, otherwise from `load`, and kept. */
export async function readThroughCache(address: string, load: () => Promise<Blob>): Promise<Blob> {
  const cache = await globalThis.caches?.open(contentCacheName).catch(() => undefined);
  const kept = await cache?.match(address).catch(() => undefined);
  if (kept !== undefined) return kept.blob();
  const blob = await load();
  void keep(cache, address, blob).catch(() => undefined);
  return blob;
}

async function keep(cache: Cache | undefined, address: string, blob: Blob): Promise<void> {
  if (cache === undefined) return;
  await cache.put(address, new Response(blob));
  // In the order in which they were added.
  const addresses = await cache.keys();
  for (const old of addresses.slice(0, Math.max(0, addresses.length - entriesMaximum)))
    await cache.delete(old);
}

/** Removes all kept bytes, because another user uses the browser now. Never fails. */
export async function clearContentCache(): Promise<void> {
  await globalThis.caches?.delete(contentCacheName).catch(() => false);
}
