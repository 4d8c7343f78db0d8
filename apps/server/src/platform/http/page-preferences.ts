import { type Language, readLanguageParam, storagePrefix, type Theme } from '@kilim/contract';

export interface PagePreferences {
  readonly language: Language;
  readonly theme: Theme;
}

/**
 * How a page is to look: in the language that its address asks for, else as chosen on this device (the cookies that the
 * web writes), else in the browser's language: Turkish for one that speaks it or says nothing, English otherwise
 * (customer.md §7), and light.
 */
export function readPagePreferences(
  cookie: (name: string) => string | undefined,
  acceptLanguage: string | undefined,
  search: string,
): PagePreferences {
  const asked = readLanguageParam(search);
  const chosen = asked ?? cookie(`${storagePrefix}language`);
  const spoken = (acceptLanguage ?? 'tr').trim().toLowerCase();
  return {
    language: chosen === 'tr' || chosen === 'en' ? chosen : spoken.startsWith('tr') ? 'tr' : 'en',
    theme: cookie(`${storagePrefix}theme`) === 'dark' ? 'dark' : 'light',
  };
}
