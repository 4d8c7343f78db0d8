/** customer.md §7, by ISO 3166 code. */
const countries: Readonly<Record<string, readonly [name: string, currency: string]>> = {
  TR: ['Türkiye', 'TRY'],
  US: ['United States', 'USD'],
  DE: ['Germany', 'EUR'],
  FR: ['France', 'EUR'],
  IT: ['Italy', 'EUR'],
  ES: ['Spain', 'EUR'],
  NL: ['Netherlands', 'EUR'],
  RU: ['Russia', 'RUB'],
  GB: ['United Kingdom', 'GBP'],
  JP: ['Japan', 'JPY'],
  CN: ['China', 'CNY'],
  IN: ['India', 'INR'],
  BR: ['Brazil', 'BRL'],
  CA: ['Canada', 'CAD'],
  AU: ['Australia', 'AUD'],
};

const byName = new Map(
  Object.values(countries).map(([name, currency]) => [name.toLowerCase(), { name, currency }] as const),
);
const turkey = { name: 'Türkiye', currency: 'TRY' } as const;
for (const name of ['turkey', 'turkiye']) byName.set(name, turkey);

export interface Country {
  readonly name: string;
  readonly currency: string;
}

export const fallbackCountry: Country = turkey;

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** By a code that a proxy gave; null for anything that is no country (`XX` and `T1` are said for unknown and Tor). */
export function countryOfCode(code: string): Country | null {
  const upper = code.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(upper) || upper === 'XX' || upper === 'ZZ') return null;
  const known = countries[upper];
  if (known) return { name: known[0], currency: known[1] };
  const name = names.of(upper);
  return name === undefined ? null : { name, currency: 'USD' };
}

/** By the name that a geolocation service gave; every other country pays in dollars. */
export function countryOfName(name: string): Country | null {
  const clean = name.trim().slice(0, 64);
  if (clean === '') return null;
  return byName.get(clean.toLowerCase()) ?? { name: clean, currency: 'USD' };
}
