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

export interface Country {
  /** ISO 3166; null for a name that nobody has heard of. */
  readonly code: string | null;
  readonly name: string;
  readonly currency: string;
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const turkey = { code: 'TR', name: 'Türkiye', currency: 'TRY' } as const;

/** Services call countries as English does, or as the specification does where that differs. */
const byName = new Map<string, Country>();
for (const first of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
  for (const second of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    const code = first + second;
    // Withdrawn codes carry the names of their successors.
    const isCurrent = new Intl.Locale(`und-${code}`).region === code;
    const name = isCurrent ? names.of(code) : undefined;
    if (name !== undefined) byName.set(name.toLowerCase(), { code, name, currency: 'USD' });
  }
}
for (const [code, [name, currency]] of Object.entries(countries)) {
  byName.set(name.toLowerCase(), { code, name, currency });
}
for (const name of ['turkey', 'turkiye']) byName.set(name, turkey);

export const fallbackCountry: Country = turkey;

/** By a code that a proxy gave; null for anything that is no country (`XX` and `T1` are said for unknown and Tor). */
export function countryOfCode(code: string): Country | null {
  const upper = code.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(upper) || upper === 'XX' || upper === 'ZZ') return null;
  const known = countries[upper];
  if (known) return { code: upper, name: known[0], currency: known[1] };
  const name = names.of(upper);
  return name === undefined ? null : { code: upper, name, currency: 'USD' };
}

/** By the name that a geolocation service gave; every other country pays in dollars. */
export function countryOfName(name: string): Country | null {
  const clean = name.trim().slice(0, 64);
  if (clean === '') return null;
  return byName.get(clean.toLowerCase()) ?? { code: null, name: clean, currency: 'USD' };
}
