import { storagePrefix } from '@kilim/contract';
import { writeStored } from './browser-storage.ts';

/** A year, in seconds. */
const keptFor = 31_536_000;

/**
 * Remembers how the page looks on this device: in the browser's storage, and in a cookie of the same name so that the
 * server renders the next page that way. No choice of the person leaves the device but these two.
 */
export function writePreference(name: 'language' | 'theme', value: string): void {
  writeStored(name, value);
  document.cookie = `${storagePrefix}${name}=${value}; path=/; max-age=${keptFor}; samesite=lax`;
}
