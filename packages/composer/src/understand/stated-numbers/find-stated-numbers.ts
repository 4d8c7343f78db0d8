import type { Language } from '@kilim/contract';
import { lowerCase } from '../../language/fold.ts';
import type { Range, Reading } from '../reading.ts';

/** A number that a description gives once for all rows: a price for each of something, a goal, or a bound. */
export interface StatedNumber {
  readonly kind: 'price' | 'goal' | 'bound';
  readonly value: number;
  /** As the user wrote it: "£45", "120 lira", "150 dakika". */
  readonly written: string;
  /** Folded word for what is counted: the hour in "$18 per hour", the litre in "max 60 litres". */
  readonly counted: string | undefined;
  /** The same word in the user's spelling, for a label. */
  readonly noun: string | undefined;
  /** What a bound is called: "max", "süre". */
  readonly name: string | undefined;
  readonly range: Range;
  /** Whether the description names no week, month or year beside it. */
  readonly mayBeDaily: boolean;
}

type Pattern = readonly [kind: StatedNumber['kind'], pattern: RegExp];

const number = '(?<number>\\d+(?: [.,] \\d+)?)';
const sign = '[$€£₺]';
const currency = '(?:dollars?|euros?|pounds?|naira|rupees?|quid|bucks|cents?|pence)';
const period = '(?: each)?(?: (?:each|per|an?|every|this|a) (?:day|week|month|year|person|family|one))*';

/** Over the folded tokens of a clause, joined by spaces. */
const patterns: Readonly<Record<Language, readonly Pattern[]>> = {
  en: [
    [
      'price',
      new RegExp(
        `(?<amount>${sign} ${number}) (?:per|an?|for each|for every|each|every|/) (?:extra |additional )?(?<counted>[a-z]+)`,
      ),
    ],
    [
      'price',
      new RegExp(
        `(?:one|each|every|an?|per) (?<counted>[a-z]+) (?:costs?|is|:) (?=${sign}|[\\d ,.]+ ${currency})(?<amount>(?:${sign} )?${number}(?: ${currency})?)`,
      ),
    ],
    [
      'price',
      new RegExp(`(?<amount>${number} ${currency}) (?:per|an?|each|for each|every) (?<counted>[a-z]+)`),
    ],
    [
      'goal',
      new RegExp(
        `(?:goal|target)(?: is| of| :| at)? (?<amount>${number}(?: (?!each|per|an?|every|this|a)(?<counted>[a-z]+))?)${period}`,
      ),
    ],
    [
      'bound',
      new RegExp(
        `(?<name>max(?:imum)?|at most|no more than)(?: of| is| :)? (?<amount>${number} (?<counted>[a-z]+))${period}`,
      ),
    ],
    [
      'bound',
      new RegExp(
        `^(?<name>[a-z]+) (?:is|are|costs?) (?<amount>(?:${sign} )?${number}(?: (?<counted>days?|weeks?|months?|hours?|minutes?|pounds?|dollars?|naira|rupees?|euros?|quid|pence))?)$`,
      ),
    ],
    [
      'bound',
      new RegExp(
        `(?<name>limit)(?: of| is| :)? (?<amount>${number}(?: (?!each|per|an?|every|this|at|in)(?<counted>[a-z]+))?)${period}`,
      ),
    ],
  ],
  tr: [
    ['price', new RegExp(`(?<counted>[a-z]+) bas(?:i|ina) (?<amount>${number} (?:lira|tl|₺))`)],
    [
      'price',
      new RegExp(
        `(?<counted>saat|kilo|metre|litre|tane|adet|gun|gece|seans|ders|kisi|metrekare|sefer|parca|paket|porsiyon|masa|dakika)(?:s?[iu]|nci|l[iu][kg][iu]?)(?: (?:kira|ucret|fiyat)\\w*)? (?<amount>${number} (?:lira|tl|₺))`,
      ),
    ],
    [
      'price',
      new RegExp(`^(?:(?:ay|hafta|gun|yil)l[iu]k )?(?<counted>[a-z]+) (?<amount>${number} (?:lira|tl))$`),
    ],
    ['goal', new RegExp(`hedef(?:i|im|imiz)?(?: :)? (?<amount>${number}(?: (?<counted>[a-z]+))?)`)],
    [
      'goal',
      new RegExp(`(?:(?:gunde|haftada|ayda) )?(?<amount>${number} (?<counted>[a-z]+)) hedef\\w*(?: var)?`),
    ],
    [
      'bound',
      new RegExp(
        `(?:(?:kisi|aile|hane) basi(?:na)? )?(?:(?:ayda|gunde|haftada|aylik|gunluk) )?(?<name>en (?:fazla|cok)) (?<amount>${number} (?<counted>[a-z]+))`,
      ),
    ],
    [
      'bound',
      new RegExp(`(?<name>(?:ust )?sinir|sure)i?(?: :)? (?<amount>${number}(?: (?<counted>[a-z]+))?)`),
    ],
  ],
};

interface Clause {
  readonly text: string;
  /** Where each token begins in the text. */
  readonly starts: readonly number[];
  readonly from: number;
}

/** The parts of a description between full stops, semicolons and line breaks. */
function clausesOf({ words }: Reading): readonly Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const close = (to: number): void => {
    const tokens = words.slice(from, to);
    const starts: number[] = [];
    let text = '';
    for (const { kind, folded, text: raw } of tokens) {
      if (text !== '') text += ' ';
      starts.push(text.length);
      text += kind === 'mark' ? raw : folded;
    }
    if (tokens.length > 0) clauses.push({ text, starts, from });
    from = to + 1;
  };
  words.forEach(({ kind, text, start, end }, at) => {
    const isDecimal = /[.,]/.test(text) && words[at + 1]?.kind === 'number' && words[at + 1]?.start === end;
    if (kind === 'mark' && /^[.;\n]$/.test(text) && !(isDecimal && words[at - 1]?.end === start)) close(at);
  });
  close(words.length);
  return clauses;
}

const longestClause = 400;
/** "50 cents per swear": half of the currency's unit. */
const hundredth = / (?:cents?|pence)$/;
const longerTime = /\b(?:week\w*|month\w*|year\w*|hafta\w*|ay(?:da|lik|in)?|yil\w*|sene\w*)\b/;

/** At most one number of each kind; its words are marked as used, so that they name no field. */
export function findStatedNumbers(reading: Reading): readonly StatedNumber[] {
  const found: StatedNumber[] = [];
  for (const { text, starts, from } of clausesOf(reading)) {
    if (text.length > longestClause) continue;
    for (const [kind, pattern] of patterns[reading.language]) {
      if (found.some((each) => each.kind === kind)) continue;
      const match = pattern.exec(text);
      const { number: digits = '', amount = '', counted, name } = match?.groups ?? {};
      if (match === null) continue;
      const placeOf = (offset: number): number => from + starts.filter((start) => start < offset).length;
      const at = match.index + match[0].indexOf(amount);
      const range: Range = { from: placeOf(match.index + 1) - 1, to: placeOf(match.index + match[0].length) };
      if (!reading.isFreeRange(range)) continue;
      const written = reading.written({ from: placeOf(at + 1) - 1, to: placeOf(at + amount.length) });
      const plain = Number(digits.replaceAll(' ', '').replace(',', '.'));
      const value = hundredth.test(amount) ? plain / 100 : plain;
      if (!Number.isFinite(value) || value <= 0) continue;
      const named = counted === undefined ? undefined : match.index + match[0].indexOf(counted);
      const called = name === undefined ? undefined : placeOf(match.index + match[0].indexOf(name) + 1) - 1;
      const token = named === undefined ? undefined : reading.words[placeOf(named + 1) - 1];
      // The pattern may have cut an ending: "saati" is an hour.
      const noun = token && lowerCase(token.text, reading.language).slice(0, counted?.length);
      found.push({
        kind,
        value,
        written,
        counted,
        noun,
        name:
          called === undefined
            ? undefined
            : reading.written({ from: called, to: called + (name ?? '').split(' ').length }),
        range,
        mayBeDaily: !longerTime.test(text),
      });
      // "max 8 guests": what is bounded may be a part of the rows.
      const kept = kind === 'bound' ? at + amount.length - (counted ?? '').length : undefined;
      const keptAt = kept === undefined ? range.to : placeOf(kept + 1) - 1;
      reading.use({ from: range.from, to: keptAt });
      reading.use({ from: keptAt + 1, to: range.to });
    }
  }
  return found;
}
