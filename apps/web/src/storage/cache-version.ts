import { clearStored, readStored, writeStored } from './browser-storage.ts';

/** customer.md §9 */
const cacheVersion = '2.0.0';

/** Drops what an older release left in the browser; language and theme stay (customer.md §4, Startup). */
export function ensureCacheVersion(): void {
  if (readStored('cache-version') === cacheVersion) return;
  clearStored(['language', 'theme']);
  writeStored('cache-version', cacheVersion);
}
