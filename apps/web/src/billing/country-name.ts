import type { Language } from '@kilim/contract';

const kept = new Map<Language, Intl.DisplayNames>();

/** A country's name in the user's language: Türkiye, Almanya. */
export function countryName(code: string, language: Language): string {
  const names = kept.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  kept.set(language, names);
  return names.of(code) ?? code;
}
