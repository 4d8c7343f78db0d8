import type { KnownFormula } from '../archetypes/tool/formulas.ts';
import { fold, upperCaseFirst } from '../language/fold.ts';
import type { Subject } from '../lexicon/subject.ts';
import type { Calculation } from '../spec/calculation.ts';
import type { NounCandidate } from './nouns/candidate.ts';
import type { Range, Reading } from './reading.ts';
import type { ExplicitField } from './understanding.ts';

export interface CalculationMatch {
  /** Undefined if the lexicon has a tool for it. */
  readonly calculation?: Calculation;
  readonly tool?: Subject;
  /** What is calculated, as the app's noun. */
  readonly noun: string;
  /** No formula is known: it starts as a product that people change. */
  readonly isGuess: boolean;
}

/** Words that ask for a calculation by themselves. */
const strong =
  /^(?:hesapla|hesaplama\w*|hesaplay\w+|hesaplayan|calculator|calculators|calculate|calculating|calc|calculation|estimator)$/;
/** Words that ask for one beside something that is calculated. */
const weak = /^(?:days|brut|hesap|hesabi|kac|kadar|miktari|bul|bulucu|many|much|cost|how)$/;
/** Two of them in a short description ask for a conversion. */
const units =
  /^(?:inc|inch|inches|cm|santim|santimetre|metre|meter|meters|mil|mile|miles|km|kilometre|kilometer|kilometers|feet|foot|ft|stones|yard|yards|kg|kilo|kilos|kilogram|pound|pounds|lb|lbs|gram|grams|ons|ounce|ounces|oz|stone|litre|liter|liters|litres|galon|gallon|gallons|cup|cups|ml|celsius|fahrenheit|santigrat|derece|kelvin|hektar|hectare|acre|acres|donum)$/;
const currencies = /^(?:dolar|dollar|dollars|usd|euro|eur|euros|sterlin|gbp|tl|lira|yen|pound|pounds)$/;
const joins =
  /^(?:to|and|in|into|from|ve|cevir|cevirme|cevirici|cevirmek|donustur\w*|convert|converter|conversion|i|a|e|kac|eder|ediyor|yapar|ne|kadar|how|many|much|is|are|in|\d+|icin|for|app|uygulamasi|hesapla\w*|calculator)$/;

const longestConversion = 7;
const longestWeak = 12;

/** A conversion, a known calculation, or one whose formula is unknown; undefined if nothing is to be calculated. */
export function findCalculation(
  reading: Reading,
  candidates: readonly NounCandidate[],
  fields: readonly ExplicitField[],
): CalculationMatch | undefined {
  const sentence = reading.sentences()[0];
  if (!sentence || sentence.to - sentence.from > 40) return undefined;
  const conversion = findConversion(reading, sentence);
  if (conversion) return conversion;
  const trigger = findWord(reading, sentence, strong);
  const named = trigger === undefined ? findNamed(reading, sentence) : undefined;
  if (named) return named;
  const isShort = reading.words.length <= longestWeak;
  const soft = trigger ?? (isShort ? findWord(reading, sentence, weak) : undefined);
  if (soft === undefined) return undefined;
  const match = reading.index.formulas
    .findAll(reading.words, sentence.from, sentence.to)
    .filter(({ isTypo, length }) => !isTypo || length > 1)
    .sort((a, b) => b.length - a.length || a.start - b.start)[0];
  const head = candidates.find(
    ({ region }) => trigger !== undefined && region.from <= trigger && trigger < region.to,
  );
  if (match && (!head || coversHead(reading, match, head)))
    return toMatch(reading, match.value, match.text, { from: match.start, to: match.start + match.length });
  const candidate = head ?? candidates[0];
  const isCalculated =
    trigger !== undefined &&
    candidate !== undefined &&
    (isShort || (candidate.region.from <= trigger && trigger < candidate.region.to));
  return isCalculated && !isPlainCalculator(candidate.noun)
    ? guess(reading, candidate.noun, fields)
    : undefined;
}

/** Words after what is calculated that say no more than that: "boya miktarı", "fuel cost". */
const amounts =
  /^(?:miktari|ihtiyaci|tutari|maliyeti|sayisi|gideri|masrafi|fiyati|bedeli|orani|taksidi|odemesi|payments?|amount|volume|hacmi|cost|costs|needs?|usage|price|total|value)$/;

/** "net carbs" is no net score: the formula's phrase must reach the end of what is calculated. */
function coversHead(
  reading: Reading,
  { start, length }: { readonly start: number; readonly length: number },
  { range }: NounCandidate,
): boolean {
  if (start + length <= range.from || start >= range.to) return true;
  for (let at = start + length; at < range.to; at += 1) if (!amounts.test(reading.folded(at))) return false;
  return true;
}

/** "a scientific calculator" calculates anything. */
const isPlainCalculator = (noun: string): boolean =>
  fold(noun)
    .split(' ')
    .every((word) => strong.test(word) || /^(?:scientific|bilimsel|hesap|makinesi|basic|normal)$/.test(word));

/** Amounts that people only ask for to have them calculated. */
const calculated = /^(?:volume|hacmi|miktari|amount|needed|ihtiyaci)$/;
const longestNamed = 4;

/** "indirimli fiyat", "concrete volume": a calculation without a word that asks for one. */
function findNamed(reading: Reading, { from, to }: Range): CalculationMatch | undefined {
  if (to - from < 2 || to - from > longestNamed || to < reading.words.length) return undefined;
  const words = reading.words.slice(from, to);
  if (reading.index.subjects.findWhole(words)) return undefined;
  const isAmount = calculated.test(reading.folded(to - 1));
  const end = isAmount ? to - 1 : to;
  const match =
    reading.index.formulas.findWhole(words) ??
    (isAmount ? reading.index.formulas.findWhole(reading.words.slice(from, end)) : undefined);
  return match && !match.isTypo ? toMatch(reading, match.value, match.text, { from, to }) : undefined;
}

function findWord(reading: Reading, { from, to }: Range, pattern: RegExp): number | undefined {
  for (let at = from; at < to; at += 1) if (pattern.test(reading.folded(at))) return at;
  return undefined;
}

function findConversion(reading: Reading, { from, to }: Range): CalculationMatch | undefined {
  if (to - from > longestConversion) return undefined;
  const words = reading.words.slice(from, to).map(({ folded }) => folded);
  const count = (pattern: RegExp): number => words.filter((word) => pattern.test(word)).length;
  const isOnly = words.every((word) => units.test(word) || currencies.test(word) || joins.test(word));
  const asks = count(/^(?:to|kac|eder|many|much|cevir\w*|donustur\w*|convert\w*|conversion)$/) > 0;
  const phrase =
    count(currencies) > 1 && (asks || words.length === 2) && isOnly
      ? 'currency converter'
      : count(units) > 1 && (asks || words.length === 2) && isOnly
        ? 'unit converter'
        : undefined;
  const tool = phrase && reading.index.subjects.findPhrase(phrase);
  return tool ? { tool, noun: tool.words[reading.language][0] ?? '', isGuess: false } : undefined;
}

function toMatch(
  reading: Reading,
  { tool, inputs, results }: KnownFormula,
  text: string,
  range: Range,
): CalculationMatch | undefined {
  const { language } = reading;
  if (tool) {
    const subject = reading.index.subjects.findPhrase(tool);
    return subject ? { tool: subject, noun: text, isGuess: false } : undefined;
  }
  reading.use(range);
  const unitOf = (unit: { tr: string; en: string } | undefined): { unit?: string } =>
    unit ? { unit: unit[language] } : {};
  return {
    noun: text,
    isGuess: false,
    calculation: {
      inputs: inputs.map(({ label, unit, initial }) => ({
        label: label[language],
        ...unitOf(unit),
        initial: initial[language],
      })),
      results: results.map(({ label, unit, formula }) => ({
        label: label[language],
        ...unitOf(unit),
        formula,
      })),
    },
  };
}

/** Listed fields are the inputs of an unknown calculation; without any it has an amount and a value per unit. */
function guess(reading: Reading, noun: string, fields: readonly ExplicitField[]): CalculationMatch {
  const { language } = reading;
  const named = fields.slice(0, 8).map(({ label }, index) => ({ label, initial: index === 0 ? 10 : 2 }));
  const inputs =
    named.length > 1
      ? named
      : [
          named[0] ?? { label: language === 'tr' ? 'Miktar' : 'Amount', initial: 10 },
          { label: language === 'tr' ? 'Birim değer' : 'Value per unit', initial: 2 },
        ];
  const letters = inputs.map((_, index) => String.fromCharCode(65 + index));
  const label = upperCaseFirst(noun, language).slice(0, 60) || (language === 'tr' ? 'Sonuç' : 'Result');
  return {
    noun,
    isGuess: true,
    calculation: { inputs, results: [{ label, formula: letters.join(' * ') }] },
  };
}
