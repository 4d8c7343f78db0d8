/** Countries with their own currency or language, by ISO 3166 code. */
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

/** Countries of Europe without a currency of their own in the table, and those in it: they get euros by default. */
const european = new Set(
  (
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK ' +
    'MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK'
  ).split(' '),
);

const usualCurrency = (code: string): string => (european.has(code) ? 'EUR' : 'USD');

export interface Country {
  /** The ISO 3166 code; null for an unknown name. */
  readonly code: string | null;
  readonly name: string;
  readonly currency: string;
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const turkey = { code: 'TR', name: 'Türkiye', currency: 'TRY' } as const;

/** English names of countries as geolocation services use them, including the variants of our own table. */
const byName = new Map<string, Country>();
for (const first of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
  for (const second of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    const code = first + second;
    // Withdrawn codes have the same names as their successors.
    const isCurrent = new Intl.Locale(`und-${code}`).region === code;
    const name = isCurrent ? names.of(code) : undefined;
    if (name !== undefined) byName.set(name.toLowerCase(), { code, name, currency: usualCurrency(code) });
  }
}
for (const [code, [name, currency]] of Object.entries(countries)) {
  byName.set(name.toLowerCase(), { code, name, currency });
}
for (const name of ['turkey', 'turkiye']) byName.set(name, turkey);

export const fallbackCountry: Country = turkey;

/** Finds a country by a proxy's code; null for anything else (`XX` means unknown, `T1` Tor). */
export function countryOfCode(code: string): Country | null {
  const upper = code.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(upper) || upper === 'XX' || upper === 'ZZ') return null;
  const known = countries[upper];
  if (known) return { code: upper, name: known[0], currency: known[1] };
  const name = names.of(upper);
  return name === undefined ? null : { code: upper, name, currency: usualCurrency(upper) };
}

/** Finds a country by a geolocation service's name; unknown ones pay in dollars. */
export function countryOfName(name: string): Country | null {
  const clean = name.trim().slice(0, 64);
  if (clean === '') return null;
  return byName.get(clean.toLowerCase()) ?? { code: null, name: clean, currency: 'USD' };
}

/** Currencies to offer a visitor of the country, the best first: its own, then euros in Europe, then dollars. */
export function preferredCurrencies({ code, currency }: Country): readonly string[] {
  return [...new Set([currency, usualCurrency(code ?? ''), 'USD'])];
}
