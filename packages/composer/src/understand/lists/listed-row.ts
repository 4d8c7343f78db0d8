import { fold } from '../../language/fold.ts';
import { resolveField } from '../../lexicon/index.ts';
import type { Range, Reading } from '../reading.ts';
import { isMark, type Word } from '../word.ts';
import { joinAlternatives } from './entity-list-items.ts';
import type { List, ListItem } from './list-item.ts';
import { isUnit, readField } from './read-field.ts';
import { isAbility, namesApp, partsOfRow } from './record-row.ts';
import { splitItems } from './split-items.ts';

const longestHead = 12;
/** Longer words before the colon are part of a story. */
const longestHeadAlone = 8;
/** So many words may follow a row. */
const longestRemark = 12;
/** With more words after it the row is not all that the description names. */
const mostWordsAfter = 3;
const longestPart = 5;
const fewestParts = 2;
/** So many short parts are fields although no word of them is known. */
const certainParts = 3;
/** Short parts are fields; two alone may also be things to do or to have. */
const longestShort = 3;

const joins = /^(?:ve|ile|and|&|artı)$/;
/** Either one or the other is one part: "paid or not", "sabah veya akşam". */
const either = /^(?:or|veya|yahut|ya)$/;
/** Words before the colon that say what kind of list follows, or that the list is no row. */
const otherHead =
  /^(?:screens?|pages?|tabs?|ekranlar|ekran|sayfalar|sekmeler|menuler|features?|ozellikler|ozellik|requirements|gereksinimler|colou?rs?|renkler|renk|style|stil|tasarim|design|rules|kurallar|categories|kategoriler|options|secenekler)$/;
/** What states stand after: "a board: to do, doing, done". */
const headOfStates = /^(?:pano|panosu|board|kanban|stages|statuses|asamalar|asamalari|durumlar|durumlari)$/;

const leading = /^(?:a|an|the|and|also|ve|bir|bi|bide|ayrica)$/;
const trailing = /^(?:etc|vs|vb|too|also|please|lutfen|olsun|falan|filan|gibi|yazayim|yazalim|yazilsin)$/;
/** What the app shall do, no part of an entry: "warn me after 60 days", "5'in altına düşünce uyarsın". */
const command =
  /(?:^| )(?:uyar(?:i|sin|ilsin|ir|isin)?|hatirlat(?:sin|ilsin)?|bildir(?:sin|ilsin))$|^(?:warn|alert|remind|notify|flag) (?:me|us|when|if|anything|at|after|before|below|above|under|over|\d)/;

/** A part without the words that only lead to it or end the sentence; "alan" may be who takes, "his" what is felt. */
function trimPart(reading: Reading, { from, to }: Range): Range {
  let start = from;
  let end = to;
  while (start < end - 1 && (leading.test(reading.folded(start)) || isMark(reading.words[start], '-–*•:+')))
    start += 1;
  while (
    end > start + 1 &&
    (trailing.test(reading.folded(end - 1)) || isMark(reading.words[end - 1], '-–*•:?!'))
  )
    end -= 1;
  return { from: start, to: end };
}

/** The place after the closing bracket, so that commas in brackets separate nothing. */
function skipBrackets(reading: Reading, at: number, to: number): number {
  if (!isMark(reading.words[at], '([')) return at;
  const close = reading.words.findIndex((word, place) => place > at && isMark(word, ')]'));
  return close < 0 || close > to ? to : close;
}

/** "plaka km": a unit that is a field by itself beside another one; "oda no" and "mesafe km" are one. */
function splitKnown(reading: Reading, item: ListItem): readonly ListItem[] {
  if (reading.language !== 'tr' || item.brackets || item.range.to - item.range.from !== 2) return [item];
  if (!isUnit(reading.folded(item.range.to - 1))) return [item];
  const parts = splitItems(reading, item.range);
  const areKnown = parts.every(({ range }) => readField(reading, { range, brackets: undefined })?.isKnown);
  const type = readField(reading, { range: { ...item.range, to: item.range.to - 1 }, brackets: undefined });
  const isMeasured =
    type !== undefined && /^(?:number|money|duration)$/.test(resolveField(type.field.use).type);
  return parts.length === 2 && areKnown && !isMeasured ? parts : [item];
}

/** The parts between commas, "and" and "ve" as they are typed; only the usual splitter knows "start and end mileage". */
function splitRow(reading: Reading, { from, to }: Range): ListItem[] {
  const items: ListItem[] = [];
  let start = from;
  const push = (end: number): void => {
    const part = { from: start, to: end };
    const hasJoin = reading.words.slice(start, end).some(({ folded }) => joins.test(folded));
    if (hasJoin) items.push(...joinAlternatives(reading, splitItems(reading, part)));
    else {
      const open = reading.words.findIndex((word, at) => at >= start && at < end && isMark(word, '(['));
      const close = open < 0 ? end : skipBrackets(reading, open, end);
      const brackets = open < 0 ? undefined : { from: open + 1, to: close };
      const range = trimPart(reading, open < 0 ? part : { from: start, to: open });
      if (range.to > range.from) items.push(...splitKnown(reading, { range, brackets }));
    }
  };
  for (let at = from; at < to; at += 1) {
    at = skipBrackets(reading, at, to);
    if (!isMark(reading.words[at], ',')) continue;
    push(at);
    start = at + 1;
  }
  push(to);
  return items;
}

const isInBrackets = (head: readonly Word[], at: number): boolean =>
  head.slice(0, at).some((word) => isMark(word, '(')) && head.slice(at).some((word) => isMark(word, ')'));

/** Where the sentence with the row ends: "germinated?, harvest weight" goes on. */
function endOfRow({ words }: Reading, from: number): number {
  const end = words.findIndex(
    (word, at) => at >= from && isMark(word, '.;!?\n') && !isMark(words[at + 1], ','),
  );
  return end < 0 ? words.length : end;
}

/**
 * How many words after the row may name further parts: "Fotoğraf da eklenebilsin". Sentences with a number are rules or prices,
 * which are read elsewhere.
 */
function wordsAfter({ words }: Reading, from: number): number {
  let count = 0;
  let sentence: Word[] = [];
  const close = (): void => {
    // "10p" too.
    if (!sentence.some(({ folded }) => /^\d/.test(folded)))
      count += sentence.filter(({ kind }) => kind === 'word').length;
    sentence = [];
  };
  for (const word of words.slice(from)) {
    if (isMark(word, '.;!?\n')) close();
    else sentence.push(word);
  }
  close();
  return count;
}

/** The words before the colon of such a description, folded. */
export const headOfRow = ({ words }: Reading): string =>
  words
    .slice(
      0,
      words.findIndex((word) => isMark(word, ':')),
    )
    .map(({ folded }) => folded)
    .join(' ');

/**
 * The parts of a description that names a thing, a colon and the fields of each entry: "Skip hire: customer, skip size, drop
 * off". More sentences may follow. Empty if it is none.
 */
export function listedRow(reading: Reading): readonly ListItem[] {
  const { words } = reading;
  const colon = words.findIndex((word) => isMark(word, ':'));
  if (colon < 1 || colon > longestHead) return [];
  const head = words.slice(0, colon);
  if (head.some((word, at) => isMark(word, '.;!?\n') || (isMark(word, ',') && !isInBrackets(head, at))))
    return [];
  if (
    namesApp(head) ||
    head.some(({ folded }) => otherHead.test(folded)) ||
    headOfStates.test(head.at(-1)?.folded ?? '')
  )
    return [];
  const to = endOfRow(reading, colon);
  const rest = { from: colon + 1, to };
  const hasMore = words.slice(to).some(({ kind }) => kind === 'word');
  if (words.slice(rest.from, to).some((word) => isMark(word, ':'))) return [];
  if (wordsAfter(reading, to) > mostWordsAfter) return [];
  // Who writes several sentences seldom lists what every entry has without a word that is known.
  const isStory =
    words.slice(to).filter(({ kind }) => kind === 'word').length > longestRemark || colon > longestHeadAlone;
  const items = splitRow(reading, rest).filter(
    ({ range }) => range.to - range.from < 2 || !command.test(fold(reading.written(range))),
  );
  const isPart = (item: ListItem): boolean => {
    const length = item.range.to - item.range.from;
    const isEither = words.slice(item.range.from, item.range.to).some(({ folded }) => either.test(folded));
    return length <= longestPart + (isEither ? 2 : 0) && !isAbility(reading, item);
  };
  if (items.length < fewestParts || !items.every(isPart)) return [];
  const areShort = items.every(({ range }) => range.to - range.from <= longestShort);
  if (items.length >= certainParts && ((areShort && !isStory) || partsOfRow(reading).length > 0))
    return items;
  const known = items.filter((item) => readField(reading, item)?.isKnown === true).length;
  if (known === 0 || (hasMore && known * 2 < items.length)) return [];
  return items.length >= certainParts || (areShort && !hasMore) ? items : [];
}

/** The row as an enumeration. */
export function listOfRow(reading: Reading, region: Range): List | undefined {
  const items = listedRow(reading);
  return items.length > 0
    ? { kind: 'fields', isStrong: true, isRow: true, items, region, of: undefined }
    : undefined;
}
