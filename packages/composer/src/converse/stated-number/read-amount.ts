import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import { isFunctionWord } from '../loose/loose-words.ts';

/** A number as it is written in a message: "£12 per extra day", "165 TL". */
export interface Amount {
  readonly value: number;
  readonly digits: string;
  /** As it can be shown, with its currency and what it is for. */
  readonly text: string;
  readonly isMoney: boolean;
  /** What it is for one of: "mile" of "55p a mile". */
  readonly per: string | undefined;
  /** As written behind the number: "km"; empty without one. */
  readonly unit: string;
  /** Where the number with its currency stands in the text. */
  readonly start: number;
  readonly end: number;
}

const amounts =
  /(?<![\p{L}\d:/.,-])(?<symbol>[£$€₺₹₦]\s?)?(?<digits>\d{1,3}(?:[.,]\d{3})+(?![\d])|\d{1,7}(?:[.,]\d{1,2}(?!\d))?)(?!\d|[:/]\d|(?:st|nd|rd|th)\b)(?:\s?(?<unit>p|pence|cents?|tl|lira|euro|dollars?|pounds?|quid|naira|rs|usd|₺|€|%|ml|km|kg|kilo|days?|hours?|minutes?|weeks?|gün|kişi|dakika|saat|metre|litre)(?<case>['’]?(?:y?[ae]|d[ae]n|l[iı]k))?(?![\p{L}]))?/giu;
const money = /^(?:p|pence|cents?|tl|lira|euro|dollars?|pounds?|quid|naira|rs|usd|₺|€)$/i;
const perUnit = /^ (?:per|a|an|each|every) (?<words>\p{L}+(?: \p{L}+)?)/iu;

const valueOf = (digits: string): number =>
  Number(/^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? digits.replaceAll(/[.,]/g, '') : digits.replace(',', '.'));

/** What an amount is for one of, in the text after it. */
function perIn(
  after: string,
  language: Language,
): { readonly text: string; readonly unit: string } | undefined {
  const match = perUnit.exec(after);
  const [first = '', second = ''] = match?.groups?.['words']?.split(' ') ?? [];
  const isLonger = /^(?:extra|whole|full|single|half)$/i.test(first) && second !== '';
  if (first === '' || (!isLonger && isFunctionWord(fold(first), language))) return undefined;
  const unit = isLonger ? second : first;
  const lead = /^ \S+ /.exec(after)?.[0] ?? ' ';
  return { text: `${lead}${isLonger ? `${first} ${second}` : first}`, unit };
}

/** The numbers of a text that are no days, times or places in a row. */
export function amountsIn(text: string, language: Language): readonly Amount[] {
  return [...text.matchAll(amounts)].map((match) => {
    const { symbol = '', digits = '', unit = '', case: ending = '' } = match.groups ?? {};
    const after = text.slice(match.index + match[0].length);
    const per = perIn(after, language);
    const plain = valueOf(digits);
    // "12 kiloya".
    const written = match[0].slice(0, match[0].length - ending.length).trim();
    return {
      value: /^(?:p|pence|cents?)$/i.test(unit) ? plain / 100 : plain,
      text: `${written}${per?.text ?? ''}`,
      isMoney: symbol !== '' || money.test(unit),
      per: per?.unit,
      unit,
      digits,
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

const deniedBefore = /(?:\bnot|\binstead of|\brather than|\bfrom|\bwas)(?: only| just)?\s*[£$€₺]?$/i;
const deniedAfter =
  /^[^\d]{0,12}?\s?(?:degil|yerine|az (?:geldi|oldu|kaldi)|cok (?:geldi|oldu)|yetmi\w*|den\b|dan\b|ten\b|tan\b|(?:is|was) (?:too|not))/;

/** The number that a message gives to something, of the one that it had before; undefined if that is not clear. */
export function newAmount(
  text: string,
  language: Language,
): { readonly next: Amount; readonly old: Amount | undefined } | undefined {
  const found = amountsIn(text, language);
  const values = [...new Set(found.map(({ value }) => value))];
  if (values.length === 0 || values.length > 2) return undefined;
  const isOld = (amount: Amount): boolean => {
    const folded = fold(text);
    return deniedBefore.test(folded.slice(0, amount.start)) || deniedAfter.test(folded.slice(amount.end));
  };
  const olds = found.filter(isOld);
  const news = found.filter((each) => !isOld(each) && olds.every(({ value }) => value !== each.value));
  const next = news.find(({ per }) => per !== undefined) ?? news.find(({ isMoney }) => isMoney) ?? news[0];
  const [old] = olds;
  if (next === undefined || news.some(({ value }) => value !== next.value)) return undefined;
  return { next, old };
}
