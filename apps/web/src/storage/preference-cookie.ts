import { storagePrefix } from '@kilim/contract';
import { writeStored } from './browser-storage.ts';

/** A year, in seconds. */
const keptFor = 31_536_000;
const attributes = 'path=/; samesite=lax';

function writeCookie(name: string, value: string, maxAge?: number): void {
  const age = maxAge === undefined ? '' : `; max-age=${maxAge}`;
  document.cookie = `${storagePrefix}${name}=${value}; ${attributes}${age}`;
}

/**
 * Stores language or theme on this device: in the browser's storage, and in a cookie of the same name so that the server
 * renders the next page with it. No other preference leaves the device. `rendered` is the cookie's value where the
 * server needs another one than the choice, such as for the theme `system`.
 */
export function writePreference(name: 'language' | 'theme', value: string, rendered = value): void {
  writeStored(name, value);
  writeCookie(name, rendered, keptFor);
}

/** The language of this visit, from a link with `?lang=`; null without one. */
export function readVisitLanguage(): string | null {
  const found = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${storagePrefix}visit-language=`));
  return found?.slice(found.indexOf('=') + 1) ?? null;
}

/** Keeps a link's language until the browser is closed, or forgets it: docs/rules/site.md#language-and-theme */
export function writeVisitLanguage(language: string | null): void {
  if (language === null) writeCookie('visit-language', '', 0);
  else writeCookie('visit-language', language);
}
