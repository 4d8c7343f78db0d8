import { storagePrefix } from '@kilim/contract';
import { writeStored } from './browser-storage.ts';

/** A year, in seconds. */
const keptFor = 31_536_000;

function writeCookie(name: string, value: string, maxAge: number): void {
  document.cookie = `${storagePrefix}${name}=${value}; path=/; samesite=lax; max-age=${maxAge}`;
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

// The language of a link with `?lang=` is kept until the browser is closed: docs/rules/site.md#language-and-theme.
// public/boot.js stores it, before anything else can fail or the visitor leaves the page.

/** The language of this visit; null without a link that named one. */
export function readVisitLanguage(): string | null {
  const found = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${storagePrefix}visit-language=`));
  return found?.slice(found.indexOf('=') + 1) ?? null;
}

/** A choice replaces the language of the visit. */
export function forgetVisitLanguage(): void {
  writeCookie('visit-language', '', 0);
}
