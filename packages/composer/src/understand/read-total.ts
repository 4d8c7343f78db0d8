import { verbAt } from './details/turkish-verb-at.ts';
import type { Range, Reading } from './reading.ts';
import { endsSentence } from './word.ts';
import { englishStops } from './words/english-words.ts';

interface WishedTotal {
  /** The words that say what is added up; empty if the text names nothing. */
  readonly of: Range;
  readonly range: Range;
}

const longestObject = 3;
const showing = /^(?:gorun|goster|hesapla|olsun|cik|gor|yaz|bil|topla)/;
const periods = /^(?:weekly|monthly|daily|yearly|running|grand|overall|this)$/;
const askedBefore = /^(?:show|display|see|calculate|me|the|a|and|with|plus|want|need|give)$/;

/** "the weekly total of eggs", "toplam kiloyu da göstersin": a sum that is wished; undefined for a field of that name. */
export const readTotal = (reading: Reading, at: number): WishedTotal | undefined =>
  reading.language === 'tr' ? readTurkish(reading, at) : readEnglish(reading, at);

function readTurkish(reading: Reading, at: number): WishedTotal | undefined {
  if (/^toplam[iu]/.test(reading.folded(at)) && showing.test(reading.folded(at + 1))) {
    const of = { from: objectBefore(reading, at), to: at };
    return { of, range: { from: of.from, to: at + 2 } };
  }
  if (reading.folded(at) !== 'toplam') return undefined;
  if (showing.test(reading.folded(at + 1))) {
    const of = { from: objectBefore(reading, at), to: at };
    return { of, range: { from: of.from, to: at + 2 } };
  }
  for (let end = at + 2; end <= at + longestObject + 2; end += 1) {
    if (reading.words[end]?.kind !== 'word') return undefined;
    if (verbAt(reading, end) === undefined && !showing.test(reading.folded(end))) continue;
    if (!showing.test(reading.folded(end))) return undefined;
    const to = /^(?:da|de|bir)$/.test(reading.folded(end - 1)) ? end - 1 : end;
    return { of: { from: at + 1, to }, range: { from: at, to: end + 1 } };
  }
  return undefined;
}

function objectBefore(reading: Reading, end: number): number {
  let from = end;
  while (from > 0 && end - from < 2) {
    const word = reading.words[from - 1];
    const isEnd = word === undefined || word.kind === 'mark' || endsSentence(word);
    if (isEnd || /^(?:ve|gore|olsun|listeyi|girilsin|kayitlari|bunlari|sonunda|da|de)$/.test(word.folded))
      break;
    from -= 1;
  }
  return from;
}

function readEnglish(reading: Reading, at: number): WishedTotal | undefined {
  const before = reading.folded(at - 1);
  const isFirst = at === 0 || endsSentence(reading.words[at - 1] ?? ({ kind: 'mark', text: '.' } as never));
  const isOf = reading.folded(at + 1) === 'of';
  const isPeriod = periods.test(before);
  // "qty, price and total" is a field.
  const isWish =
    isOf ||
    isPeriod ||
    (isFirst && reading.words[at + 1]?.kind === 'word') ||
    /^(?:show|display|see|calculate)$/.test(before);
  if (!isWish) return undefined;
  let from = isPeriod ? at - 1 : at;
  while (from > 0 && askedBefore.test(reading.folded(from - 1)) && reading.words[from - 1]?.kind === 'word')
    from -= 1;
  let start = isOf ? at + 2 : at + 1;
  // "what has come in so far"
  if (/^(?:what|how)$/.test(reading.folded(start)))
    return { of: { from: start, to: start }, range: { from, to: start } };
  while (/^(?:the|their|all|each|my|our)$/.test(reading.folded(start))) start += 1;
  let to = start;
  while (
    to - start < longestObject &&
    reading.words[to]?.kind === 'word' &&
    !englishStops.has(reading.folded(to))
  )
    to += 1;
  return { of: { from: start, to }, range: { from, to: Math.max(at + 1, to) } };
}
