import type { Language } from '@kilim/contract';
import { fold, upperCaseFirst } from '../../language/fold.ts';
import { toLocalText } from '../../lexicon/notation/local-text.ts';
import type { Calculation } from '../../spec/calculation.ts';
import type { Reading } from '../reading.ts';
import type { ExplicitField } from '../understanding.ts';

type Input = Calculation['inputs'][number];

/** What an amount depends on when no formula is known, by words of what is calculated; the first that fits is taken. */
const templates: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:kisi basi|kisilik|per (?:person|head|guest)|each)\b/,
    'Kişi~People = 10; Kişi başına~Per person = 2; Fire~Extra (%) = 5',
    'A*B*(1+C/100)',
  ],
  [
    /\b(?:fiyat|maliyet|masraf|ucret|tutar|gider|bedel|harcama|para|cost|price|fee|expense|budget|bill|rent)/,
    'Miktar~Quantity = 10; Birim fiyat~Unit price (money) = 250~15; Ek gider~Other costs (money) = 100~10',
    'A*B+C',
  ],
  [/\b(?:oran|yuzde|rate|percent|ratio|share)/, 'Parça~Part = 30; Bütün~Whole = 120', 'A/B*100'],
  [/\b(?:alan|metrekare|area|surface|coverage)/, 'En~Width (m) = 4; Boy~Length (m) = 5', 'A*B'],
  [
    /\b(?:hacim|hacmi|litre|volume|capacity)/,
    'En~Width (m) = 2; Boy~Length (m) = 3; Yükseklik~Height (m) = 1',
    'A*B*C',
  ],
  [
    /\b(?:ortalama|average|mean|score)/,
    'Birinci~First = 70; İkinci~Second = 80; Üçüncü~Third = 90',
    '(A+B+C)/3',
  ],
  [
    /\b(?:sure|zaman|kac gun|kac saat|time|duration|days|hours)/,
    'Toplam iş~Total = 100; Günde~A day = 8',
    'A/B',
  ],
  [
    /\b(?:dozaj|karisim|mix|dosage|dilution)/,
    'Toplam~Total = 10; Birim başına~Per unit = 0.5; Fire~Extra (%) = 5',
    'A*B*(1+C/100)',
  ],
  [
    /\b(?:kac|adet|torba|kutu|paket|how many|number|bags|boxes|packs|count)\b/,
    'Toplam ihtiyaç~Total needed = 100; Bir birimin yettiği~One covers = 12',
    'ceil(A/B)',
  ],
];
const product = ['Miktar~Amount = 10; Birim değer~Value per unit = 2', 'A*B'] as const;

/** Units and first values of inputs that the description names, by words of their labels. */
const kinds: readonly (readonly [RegExp, string | undefined, number])[] = [
  [/fiyat|ucret|tutar|maas|kira|gider|price|cost|fee|wage|salary|rent/, 'money', 100],
  [/oran|yuzde|faiz|rate|percent|interest/, '%', 10],
  [/uzunluk|mesafe|genislik|yukseklik|metre|\ben\b|\bboy\b|length|width|height|distance/, 'm', 5],
  [/agirlik|kilo|weight/, 'kg', 10],
];

const parseInputs = (source: string, language: Language): Input[] =>
  source.split('; ').map((cell) => {
    const [head = '', value = ''] = cell.split(' = ');
    const unit = /\(([^)]*)\)$/.exec(head)?.[1];
    return {
      label: toLocalText(head.replace(/\([^)]*\)$/, ''))[language],
      ...(unit ? { unit } : {}),
      initial: Number(toLocalText(value)[language]),
    };
  });

function toInput(label: string): Input {
  const found = kinds.find(([pattern]) => pattern.test(fold(label)));
  return { label, ...(found?.[1] ? { unit: found[1] } : {}), initial: found?.[2] ?? 4 };
}

/** "kaç direk kaç metre", "how many posts": quantities that are asked for or counted. */
function countedNames(reading: Reading): string[] {
  const names: string[] = [];
  for (let at = 0; at + 1 < Math.min(reading.words.length, 60); at += 1) {
    if (!/^(?:kac|many)$/.test(reading.folded(at)) || reading.words[at + 1]?.kind !== 'word') continue;
    const name = reading.written({ from: at + 1, to: at + 2 });
    if (!/^(?:tane|adet|kisi|gun|para|kez|defa|of)$/.test(reading.folded(at + 1))) names.push(name);
  }
  return names;
}

/** An amount whose formula is unknown: from the quantities that the description names, else from what such amounts depend on. */
export function guessCalculation(
  reading: Reading,
  noun: string,
  fields: readonly ExplicitField[],
): Calculation {
  const { language } = reading;
  const names = [...fields.map(({ label }) => label), ...countedNames(reading)].map((name) =>
    upperCaseFirst(name, language),
  );
  const named = [...new Map(names.map((name) => [fold(name), toInput(name.slice(0, 60))])).values()].slice(
    0,
    8,
  );
  const label = upperCaseFirst(noun, language).slice(0, 60) || (language === 'tr' ? 'Sonuç' : 'Result');
  if (named.length > 1) {
    const formula = named
      .map(({ unit }, index) => {
        const letter = String.fromCharCode(65 + index);
        return unit === '%' ? `${letter}/100` : letter;
      })
      .join(' * ');
    return { inputs: named, results: [{ label, ...resultUnit(named), formula }] };
  }
  const text = fold(`${noun} ${reading.text.slice(0, 200)}`);
  const [, source, formula] = templates.find(([pattern]) => pattern.test(text)) ?? ['', ...product];
  const inputs = parseInputs(source, language);
  return {
    inputs,
    results: [{ label, ...(formula === 'A/B*100' ? { unit: '%' } : resultUnit(inputs)), formula }],
  };
}

const resultUnit = (inputs: readonly Input[]): { unit?: string } =>
  inputs.some(({ unit }) => unit === 'money') ? { unit: 'money' } : {};
