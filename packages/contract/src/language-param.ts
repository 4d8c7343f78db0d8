import type { Language } from './primitives.ts';

// A page stands in the language of its visitor. An address may ask for one of the two instead (`/pricing?lang=en`), so
// that search engines find both and a link shows its reader what its sender saw.

const parameter = 'lang';

/** By hand: a schema would weigh on every public page. */
const languages: readonly Language[] = ['tr', 'en'];

/** The language that a query asks for, or null. */
export function readLanguageParam(search: string): Language | null {
  const asked = new URLSearchParams(search).get(parameter);
  return languages.find((known) => known === asked) ?? null;
}

/** A query without its question for a language; empty or with its `?`. */
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

/** The addresses of a page in each language; its plain one is for whoever speaks another. */
export function listLanguageAlternates(plainAddress: string): readonly LanguageAlternate[] {
  return [
    ...languages.map((hrefLang) => ({ hrefLang, address: setLanguageParam(plainAddress, hrefLang) })),
    { hrefLang: 'x-default', address: plainAddress },
  ];
}

/** An address that asks for its page in a language; as it is for none. */
export function setLanguageParam(plainAddress: string, asked: Language | null): string {
  return asked === null ? plainAddress : `${plainAddress}?${parameter}=${asked}`;
}
