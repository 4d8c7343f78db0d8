import { clearStored, readStored, writeStored } from './browser-storage.ts';

/** Version of the data kept in the browser: docs/rules/local-storage.md#cache-version */
const cacheVersion = '2.0.0';

/** Removes data of an older release from the browser, except language and theme. */
export function ensureCacheVersion(): void {
  if (readStored('cache-version') === cacheVersion) return;
  clearStored(['language', 'theme']);
  writeStored('cache-version', cacheVersion);
}
