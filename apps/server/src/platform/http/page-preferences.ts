import { type Language, readLanguageParam, storagePrefix, type Theme } from '@kilim/contract';

export interface PagePreferences {
  readonly language: Language;
  readonly theme: Theme;
}

/**
 * Language and theme of a page (docs/rules/site.md#language-and-theme): the language of the address, else of this
 * visit, else the chosen one, else of `accept-language` (Turkish if it is missing or begins with `tr`, English
 * otherwise); the theme of the cookie, else light.
 */
export function readPagePreferences(
  cookie: (name: string) => string | undefined,
  acceptLanguage: string | undefined,
  search: string,
): PagePreferences {
  const visited = cookie(`${storagePrefix}visit-language`);
  const isVisited = visited === 'tr' || visited === 'en';
  const chosen =
    readLanguageParam(search) ?? (isVisited ? visited : undefined) ?? cookie(`${storagePrefix}language`);
  const spoken = (acceptLanguage ?? 'tr').trim().toLowerCase();
  return {
    language: chosen === 'tr' || chosen === 'en' ? chosen : spoken.startsWith('tr') ? 'tr' : 'en',
    theme: cookie(`${storagePrefix}theme`) === 'dark' ? 'dark' : 'light',
  };
}
