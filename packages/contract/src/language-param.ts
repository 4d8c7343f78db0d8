import type { Language } from './primitives.ts';

// The `lang` parameter of a URL (`/pricing?lang=en`) overrides the visitor's language, so that search engines index
// both languages and a shared link opens in the sender's.

const parameter = 'lang';

/** Not derived from the zod schema, because public pages load without zod. */
const languages: readonly Language[] = ['tr', 'en'];

/** The language in a query string, or null. */
export function readLanguageParam(search: string): Language | null {
  const asked = new URLSearchParams(search).get(parameter);
  return languages.find((known) => known === asked) ?? null;
}

/** The query string without `lang`; empty, or with its leading `?`. */
export function removeLanguageParam(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(parameter)) return search;
  query.delete(parameter);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

export interface LanguageAlternate {
  readonly hrefLang: Language | 'x-default';
  readonly address: string;
}

/** The `hreflang` alternates of a page; the URL without a language is the default. */
export function listLanguageAlternates(plainAddress: string): readonly LanguageAlternate[] {
  return [
    ...languages.map((hrefLang) => ({ hrefLang, address: setLanguageParam(plainAddress, hrefLang) })),
    { hrefLang: 'x-default', address: plainAddress },
  ];
}

/** Adds `lang` to a URL without a query; null leaves it unchanged. */
export function setLanguageParam(plainAddress: string, asked: Language | null): string {
  return asked === null ? plainAddress : `${plainAddress}?${parameter}=${asked}`;
}
