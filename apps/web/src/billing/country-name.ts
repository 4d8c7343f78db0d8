import type { BillingCountry, Language } from '@kilim/contract';

const kept = new Map<Language, Intl.DisplayNames>();

/** A country as the person's language calls it: Türkiye, Almanya. */
export function countryName(code: BillingCountry, language: Language): string {
  const names = kept.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  kept.set(language, names);
  return names.of(code) ?? code;
}
