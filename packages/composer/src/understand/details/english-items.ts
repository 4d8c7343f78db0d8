import { singularEnglish } from '../../language/inflect-english.ts';
import { isBrief } from '../lists/brief.ts';
import { readField } from '../lists/read-field.ts';
import { isPair } from '../lists/split-items.ts';
import { isClassWord, readPhrase } from '../nouns/english/english-phrase.ts';
import type { Range, Reading } from '../reading.ts';
import type { ExplicitField } from '../understanding.ts';
import { isMark } from '../word.ts';
import { possessives, prepositions, pronouns } from '../words/english-classes.ts';
import { labelOf, ownField } from './detail.ts';
import { readEnglishEither } from './english-either.ts';
import { readEnglishQuestion } from './english-questions.ts';
import { isHeadWord } from './read-part.ts';

interface Segment {
  readonly range: Range;
  /** A noun phrase or a question; anything else ends an enumeration. */
  readonly isItem: boolean;
}

export interface EnglishItem {
  readonly range: Range;
  readonly field: ExplicitField;
  /** Whether the words are those of a field by themselves. */
  readonly isKnown: boolean;
}

const longestItem = 7;
/** In a longer text two nouns that are joined are hardly ever fields. */
const shortestRun = { short: 2, brief: 3 } as const;
const question = /^(?:which|what|whats|who|whos|whose|when|where|how|whether|if)$/;
const joins = /^(?:and|plus|also|then|n|incl|including)$/;

/** "took the morning and evening tablets": one part. */
const isPairAt = (reading: Reading, start: number, at: number): boolean =>
  reading.folded(at) === 'and' && at - start > 1 && isPair(reading.folded(at - 1), reading.folded(at + 1));

/** The parts of a sentence between commas, dashes and "and", outside of brackets. */
function splitSegments(reading: Reading, { from, to }: Range): Range[] {
  const found: Range[] = [];
  let start = from;
  let depth = 0;
  for (let at = from; at <= to; at += 1) {
    const word = reading.words[at];
    if (isMark(word, '([')) depth += 1;
    const isEnd =
      at === to ||
      (depth === 0 &&
        !isPairAt(reading, start, at) &&
        (isMark(word, ',;:+&–—-([') || joins.test(word?.folded ?? '')));
    if (isMark(word, ')]')) depth = Math.max(0, depth - 1);
    if (!isEnd && !isMark(word, '([')) continue;
    if (at > start) found.push({ from: start, to: at });
    start = at + 1;
  }
  return found;
}

function toSegment(reading: Reading, range: Range, isFirst: boolean): Segment {
  let { from } = range;
  const { to } = range;
  while (
    from < to &&
    /^(?:the|a|an|also|and|with|w|optional|maybe|their|its|his|her|my|our)$/.test(reading.folded(from))
  )
    from += 1;
  // "When one arrives we note the weight": the clause says when, its object is the first item.
  const isClause = isFirst && /^(?:when|if|where)$/.test(reading.folded(from)) && isBrief(reading);
  if (question.test(reading.folded(from)) && !isClause)
    return { range: { from, to }, isItem: to - from <= longestItem + 3 && to - from > 1 };
  const start = isFirst ? tailOf(reading, { from, to }) : from;
  // "volunteers drop in and …": a clause, of which no object was found.
  if (isFirst && start === from && isBrief(reading) && to - from > 2)
    return { range: { from, to }, isItem: false };
  const item = { from: start, to };
  return { range: item, isItem: to > start && to - start <= 5 && isNounPhrase(reading, item) };
}

/** "we note the weight": of a clause before an enumeration only the object is an item. */
function tailOf(reading: Reading, { from, to }: Range): number {
  for (let at = to - 1; at > from; at -= 1) {
    const folded = reading.folded(at - 1);
    if (
      /^(?:the|a|an|with|w|note|record|enter|log|write|down|incl|including|has|have|need|needs|want)$/.test(
        folded,
      ) ||
      possessives.has(folded)
    )
      return at;
  }
  return from;
}

function isNounPhrase(reading: Reading, { from, to }: Range): boolean {
  for (let at = from; at < to; at += 1) {
    const { folded = '', kind } = reading.words[at] ?? {};
    if (kind === 'mark' && folded !== '/' && folded !== '?') return false;
    if ((pronouns.has(folded) || folded === 'nobody') && at === from) return false;
    if (/^colou?rs?$/.test(folded) && at === to - 1 && to - from > 1) return false;
    if (/^(?:is|are|was|were|can|could|should|will|would|want|need|please|so|but|because|just)$/.test(folded))
      return false;
  }
  return !isClassWord(reading, from) || prepositions.has(reading.folded(from)) === false;
}

/** "I'm a nurse doing nights and days": who writes. */
function isAboutUser(reading: Reading, { from, to }: Range): boolean {
  const isStated =
    (reading.folded(from) === 'im' && /^an?$/.test(reading.folded(from + 1))) ||
    (reading.folded(from) === 'i' &&
      reading.folded(from + 1) === 'am' &&
      /^an?$/.test(reading.folded(from + 2)));
  const hasWish = reading.words
    .slice(from, to)
    .some(({ folded }) => /^(?:track|record|log|note|write|need|want|enter|list|with|like)$/.test(folded));
  const tells =
    isBrief(reading) &&
    !hasWish &&
    reading.words
      .slice(from, Math.min(to, from + 4))
      .some(
        ({ folded }, at) =>
          /^(?:i|we)$/.test(folded) &&
          /^(?:am|are|run|have|own|work|live|look)$/.test(reading.folded(from + at + 1)),
      );
  if (tells) return true;
  return isStated && reading.words.slice(from, to).filter((word) => isMark(word, ',')).length < 2;
}

/** The fields that a description lists after commas, also those outside of the lexicon. */
export function findEnglishItems(reading: Reading, about: Range | undefined): EnglishItem[] {
  const found: EnglishItem[] = [];
  const least = isBrief(reading) ? shortestRun.brief : shortestRun.short;
  for (const sentence of reading.sentences().slice(0, 40)) {
    if (isAboutUser(reading, sentence)) continue;
    const isFirst = about !== undefined && sentence.from <= about.from && about.to <= sentence.to;
    const start = isFirst && !isBrief(reading) ? about.to : sentence.from;
    const segments = splitSegments(reading, { from: start, to: sentence.to });
    for (const run of runsOf(reading, segments, start > sentence.from)) {
      if (run.length < least) continue;
      const fields = run.flatMap(({ range }) => toFields(reading, range));
      const isOfFields =
        fields.some(({ isKnown }) => isKnown) || run.some(({ range }) => !isFree(reading, range));
      if (isOfFields) found.push(...fields);
    }
  }
  return [...ticked(reading), ...found];
}

/** "he should tick his exercises": done or not. */
function ticked(reading: Reading): EnglishItem[] {
  const found: EnglishItem[] = [];
  for (let at = 0; at < reading.words.length; at += 1) {
    if (!/^(?:tick|ticks)$/.test(reading.folded(at))) continue;
    const start = /^(?:off)$/.test(reading.folded(at + 1)) ? at + 2 : at + 1;
    if (!possessives.has(reading.folded(start)) && !/^(?:the|each|every)$/.test(reading.folded(start)))
      continue;
    const phrase = readPhrase(reading, start, Math.min(reading.words.length, start + 4));
    if (!phrase || !reading.isFreeRange(phrase.range)) continue;
    const field = ownField(`${labelOf(reading, phrase.range)} done`, 'boolean');
    found.push({ range: { from: at, to: phrase.range.to }, field, isKnown: true });
  }
  return found;
}

/** Segments in a row that are items. */
function runsOf(reading: Reading, ranges: readonly Range[], isAfterHead: boolean): Segment[][] {
  const runs: Segment[][] = [];
  let run: Segment[] = [];
  for (const [index, range] of ranges.entries()) {
    const segment = toSegment(reading, range, run.length === 0 && !(isAfterHead && index > 0));
    if (segment.isItem) {
      run.push(segment);
      continue;
    }
    if (run.length > 0) runs.push(run);
    const retry = toSegment(reading, range, true);
    run = retry.isItem ? [retry] : [];
  }
  return run.length > 0 ? [...runs, run] : runs;
}

const isFree = (reading: Reading, { from, to }: Range): boolean => {
  for (let at = from; at < to; at += 1)
    if (reading.words[at]?.kind === 'word' && !reading.isFree(at)) return false;
  return true;
};

/** The field of one item; a used item only says that its enumeration is one of fields. */
function toFields(reading: Reading, range: Range): EnglishItem[] {
  if (!isFree(reading, range)) return [];
  const asked = readEnglishQuestion(reading, range);
  if (asked) return [{ range, field: asked, isKnown: true }];
  const words = reading.words.slice(range.from, range.to);
  // "our club has 40 plots"
  if (isOther(reading, range) || words[0]?.kind === 'number') return [];
  const either = readEnglishEither(reading, range);
  if (either) return [{ range, field: either, isKnown: true }];
  const read = readField(reading, { range, brackets: undefined });
  if (read?.isKnown) return [{ range, field: read.field, isKnown: true }];
  const phrase = readPhrase(reading, range.from, range.to);
  if (!phrase || words.length > 4) return [];
  const field = ownItem(reading, range);
  const { use } = field;
  const isTyped = typeof use === 'object' && 'type' in use && use.type !== 'text';
  return [{ range, field, isKnown: isTyped }];
}

const isOther = (reading: Reading, { from, to }: Range): boolean => {
  const words = reading.words.slice(from, to);
  const isTyped = [reading.index.features.findWhole(words), reading.index.notIncluded.findWhole(words)].some(
    (match) => match !== undefined && !match.isTypo,
  );
  // "a list of kids" is what the app is about.
  const isListOf = isHeadWord(reading, from) && reading.folded(from + 1) === 'of';
  return (
    isTyped ||
    isListOf ||
    isHeadWord(reading, to - 1) ||
    reading.index.screenNouns.findAt(reading.words, to - 1).length > 0
  );
};

const participle = /^(?:sent|done|made|given|taken|paid|sold|left|found|bought|lent|met|read|seen|\w{3,}ed)$/;

const counted =
  /^(?:used|collected|died|laid|sold|caught|produced|harvested|counted|born|eaten|picked|planted|hatched|milked|cooked|served|printed|baked|lost|scored)$/;

/** "eggs collected", "birds that died": how many. */
const isCount = (reading: Reading, { from, to }: Range): boolean => {
  const noun = reading.folded(reading.folded(to - 2) === 'that' ? to - 3 : to - 2);
  return to - from > 1 && counted.test(reading.folded(to - 1)) && noun !== singularEnglish(noun);
};

/** An item outside of the lexicon, typed by its last word: "paid until", "collected". */
function ownItem(reading: Reading, range: Range): ExplicitField {
  const last = reading.folded(range.to - 1);
  const label = labelOf(reading, range);
  if (isCount(reading, range)) return ownField(label, 'number', { minimum: 0 });
  if (/^(?:until|till|by|day|date|since|on)$/.test(last)) return ownField(label, 'date');
  if (participle.test(last) || isMark(reading.words[range.to], '?')) return ownField(label, 'boolean');
  return ownField(singularEnglish(label), 'text');
}
