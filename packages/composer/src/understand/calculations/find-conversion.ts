import type { Subject } from '../../lexicon/subject.ts';
import type { Range, Reading } from '../reading.ts';

/** Two of them in a short description ask for a conversion. */
const units =
  /^(?:inc|inch|inches|cm|santim|santimetre|metre|meter|meters|mil|mile|miles|km|kilometre|kilometer|kilometers|feet|foot|ft|stones|yard|yards|kg|kilo|kilos|kilogram|pound|pounds|lb|lbs|gram|grams|ons|ounce|ounces|oz|stone|litre|liter|liters|litres|galon|gallon|gallons|cup|cups|ml|celsius|fahrenheit|santigrat|derece|kelvin|hektar|hectare|hectares|acre|acres|donum|cup|cups|bardak|kasik|tbsp|tsp|mark)$/;
const currencies = /^(?:dolar|dollar|dollars|usd|euro|eur|euros|sterlin|gbp|tl|lira|yen|pound|pounds)$/;
const joins =
  /^(?:to|and|in|into|from|ve|cevir|cevirme|cevirici|cevirmek|donustur\w*|convert|converter|conversion|i|a|e|kac|eder|ediyor|yapar|ne|kadar|how|many|much|is|are|in|\d+|icin|for|app|oven|gas|square|tarif|mutfak|olcusu|olculeri|kitchen|recipe|cooking|uygulamasi|hesapla\w*|calculator)$/;

const longestConversion = 7;

/** The converter of the lexicon that "inch to cm" or "dolar tl" asks for. */
export function findConversion(reading: Reading, { from, to }: Range): Subject | undefined {
  if (to - from > longestConversion) return undefined;
  const words = reading.words.slice(from, to).map(({ folded }) => folded);
  const count = (pattern: RegExp): number => words.filter((word) => pattern.test(word)).length;
  const isOnly = words.every((word) => units.test(word) || currencies.test(word) || joins.test(word));
  const asks = count(/^(?:to|kac|eder|many|much|cevir\w*|donustur\w*|convert\w*|conversion)$/) > 0;
  if (!isOnly || !(asks || words.length === 2 || count(units) > 1)) return undefined;
  const phrase =
    count(currencies) > 1 ? 'currency converter' : count(units) > 1 ? 'unit converter' : undefined;
  return phrase && reading.index.subjects.findPhrase(phrase);
}
