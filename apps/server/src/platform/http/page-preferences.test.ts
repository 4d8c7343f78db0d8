import { expect, it } from 'vitest';
import { readPagePreferences } from './page-preferences.ts';

it.each([
  [{}, undefined, '', 'tr', 'light'],
  [{}, 'tr-TR,tr;q=0.9', '', 'tr', 'light'],
  [{}, 'de-DE,de;q=0.9', '', 'en', 'light'],
  [{ kilim_language: 'en', kilim_theme: 'dark' }, 'tr', '', 'en', 'dark'],
  [{ kilim_language: 'tr' }, 'tr', '?mode=login&lang=en', 'en', 'light'],
  [{ kilim_language: 'tr', 'kilim_visit-language': 'en' }, 'tr', '', 'en', 'light'],
  [{ kilim_language: 'en', 'kilim_visit-language': 'x' }, 'tr', '', 'en', 'light'],
  [{ kilim_language: 'tr' }, 'en', '?lang=de', 'tr', 'light'],
  [{ kilim_language: '<script>', kilim_theme: 'blue' }, 'en-GB', '', 'en', 'light'],
] as const)(
  'cookies %o, a browser that speaks %s, asked %j: %s, %s',
  (cookies, spoken, search, language, theme) => {
    const cookie = (name: string) => (cookies as Readonly<Record<string, string>>)[name];
    expect(readPagePreferences(cookie, spoken, search)).toEqual({ language, theme });
  },
);
