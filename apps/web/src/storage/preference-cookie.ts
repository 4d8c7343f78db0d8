import { storagePrefix } from '@kilim/contract';
import { writeStored } from './browser-storage.ts';

/** A year, in seconds. */
const keptFor = 31_536_000;

/**
 * Stores language or theme on this device: in the browser's storage, and in a cookie of the same name so that the server
 * renders the next page with it. No other preference leaves the device.
 */
export function writePreference(name: 'language' | 'theme', value: string): void {
  writeStored(name, value);
  document.cookie = `${storagePrefix}${name}=${value}; path=/; max-age=${keptFor}; samesite=lax`;
}
