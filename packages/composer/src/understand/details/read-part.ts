import { fold } from '../../language/fold.ts';
import { readField } from '../lists/read-field.ts';
import { buildVerbs } from '../nouns/turkish-verbs.ts';
import type { Range, Reading } from '../reading.ts';
import type { ExplicitField } from '../understanding.ts';
import {
  englishAdjectives,
  englishAppWords,
  englishAudience,
  englishGenericHeads,
  englishStops,
} from '../words/english-words.ts';
import {
  turkishAdjectives,
  turkishAppWords,
  turkishAudience,
  turkishGenericHeads,
  turkishStops,
} from '../words/turkish-words.ts';
import { wordSet } from '../words/word-list.ts';
import { labelOf, ownField } from './detail.ts';
import { isShowcase } from './showcase.ts';
import { verbAt } from './turkish-verb-at.ts';

/** Words that name a part of every entry, or a person, and so add nothing by themselves. */
const plainCodes = new Set(['name', 'title', 'person', 'customer', 'product', 'note', 'text', 'desc']);

const noDetails = wordSet(
  'yok var tane adet olan şey tek iki üç hangi hangisi hangisine kimin nerede nereye niye abi şu lazım online mobil home phone only per etc ones one when which what how on at least most toplam toplamı total totals stuff money',
);

export const isHeadWord = (reading: Reading, at: number): boolean => {
  const folded = reading.folded(at);
  return (
    englishGenericHeads.has(folded) ||
    turkishGenericHeads.has(folded) ||
    englishAppWords.has(folded) ||
    turkishAppWords.has(folded)
  );
};

export const isStop = (reading: Reading, at: number): boolean => {
  const word = reading.words[at];
  if (word?.kind !== 'word' || word.isSelf || !reading.isFree(at)) return true;
  const { folded } = word;
  if (noDetails.has(folded)) return true;
  const sets =
    reading.language === 'en'
      ? [englishStops, englishAdjectives, englishAudience]
      : [turkishStops, turkishAdjectives, turkishAudience];
  return sets.some((set) => set.has(folded)) || isHeadWord(reading, at);
};

export function splitParts(reading: Reading, { from, to }: Range): Range[] {
  const parts: Range[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    const isEnd = at >= to || isStop(reading, at);
    // What stands after a verb is a part of its own: "ne ektim dönüm".
    const isAfterVerb = !isEnd && at > start && isVerb(reading, at - 1);
    if (!isEnd && !isAfterVerb) continue;
    if (at > start) parts.push({ from: start, to: at });
    start = isAfterVerb ? at : at + 1;
  }
  return parts;
}

/** "süre katılan": a participle without a noun after it is who or what does it. */
const isDoer = (reading: Reading, at: number, end: number): boolean =>
  reading.language === 'tr' &&
  at === end - 1 &&
  reading.words[end]?.kind !== 'word' &&
  /.{3}[ae]n$/.test(reading.folded(at)) &&
  verbAt(reading, at) === 'participle';

const isVerb = (reading: Reading, at: number): boolean => {
  if (reading.language === 'tr') return verbAt(reading, at) !== undefined;
  return (
    /^(?:i|we|they|he|she|it)$/.test(reading.folded(at - 1)) ||
    /^(?:sold|sell|know|tell|pay|owe|got|gets?|went|came|comes|ate|bought|gave|took|warn|tick|tap|happens?|happened|makes?|made)$/.test(
      reading.folded(at),
    )
  );
};

/** The fields of a part without a verb; after a question even a word that may be a subject is one more answer. */
export function readPart(
  reading: Reading,
  part: Range,
  hasContainer: boolean,
  isAfterQuestion = false,
): ExplicitField[] {
  let hasVerb = false;
  for (let at = part.from; at < part.to; at += 1)
    hasVerb ||=
      isVerb(reading, at) && !/l[ae]r[iu]?m?$/.test(reading.folded(at)) && !isDoer(reading, at, part.to);
  const found: ExplicitField[] = [];
  for (let at = part.from; at < part.to; ) {
    const range = nextDetail(reading, at, part.to);
    at = range.to;
    if (isShowcase(reading, range)) continue;
    // "en son ne zaman": says when, not what.
    if (range.to - range.from === 1 && /^(?:son|ilk)$/.test(reading.folded(range.from))) continue;
    // "motive olmam lazım": what the user wants to be.
    if ([range.from, range.to].some((place) => /^olmam(?:[iu]z)?$/.test(reading.folded(place)))) continue;
    if (isDoer(reading, range.to - 1, part.to)) {
      found.push(ownField(labelOf(reading, range), 'text'));
      continue;
    }
    const isOwnVerb = isVerb(reading, range.to - 1) || buildVerbs.has(reading.folded(range.to - 1));
    if (isOwnVerb) continue;
    if (isParticiple(reading, range)) {
      found.push(ownField(labelOf(reading, range), 'boolean'));
      continue;
    }
    const read = readField(reading, { range, brackets: undefined });
    if (!read || isMoved(reading, range.to - 1)) continue;
    if (range.to - range.from === 1 && mayBeMoved(reading, range.from)) continue;
    const isAlone = !isAfterQuestion && part.to - part.from === range.to - range.from;
    const isJoined =
      reading.language === 'en' && /^(?:and|,)$/.test(reading.folded(part.from - 1)) && part.from > 2;
    const isShown = hasContainer || part.to - part.from > 2 || isJoined;
    if (!read.isKnown && (!isShown || hasVerb || !isPlainNoun(reading, range, isAlone))) continue;
    if (!read.isKnown && range.to - range.from === 1) {
      if (isPossessed(reading, range.from)) continue;
      found.push(custom(reading, range.from));
      continue;
    }
    const { use } = read.field;
    const code = typeof use === 'string' ? use : 'use' in use ? use.use : '';
    if (typeof use === 'string' && plainCodes.has(code)) continue;
    found.push(read.field);
  }
  return found;
}

const custom = (reading: Reading, at: number): ExplicitField =>
  ownField(labelOf(reading, { from: at, to: at + 1 }), 'text');

/** "boya" is no field although it may be "to the height". */
const isMoved = (reading: Reading, at: number): boolean => {
  const suffixes = reading.words[at]?.stems[0]?.suffixes;
  const ending = suffixes?.case;
  // "setlerim" are the things themselves.
  if (suffixes?.isPlural && suffixes.person === 1) return true;
  return movedCases.has(ending ?? '');
};

const movedCases: ReadonlySet<string> = new Set(['dative', 'ablative', 'locative']);

/** "boya badana", "evden eve": a listed word that may also be another one with a case is no field by that one. */
export const mayBeMoved = (reading: Reading, at: number): boolean => {
  const { stems = [], folded } = reading.words[at] ?? {};
  const isField = reading.index.fields
    .findAt(reading.words, at)
    .some(({ isTypo, length, text }) => !isTypo && length === 1 && fold(text) === folded);
  return !isField && stems.some(({ suffixes, isTypo }) => !isTypo && movedCases.has(suffixes.case));
};

/** A word outside of the lexicon that is long enough for a label and has no case. */
function isPlainNoun(reading: Reading, { from, to }: Range, isAlone: boolean): boolean {
  const word = reading.words[to - 1];
  if (!word || word.folded.length < 3) return false;
  if (isAlone && to - from === 1 && reading.index.subjects.findWhole(reading.words.slice(from, to)))
    return false;
  return reading.language === 'en' || !/(?:[dt][ae]n?|l[ae]r[ae]?|.{3}[iu]m)$/.test(word.folded);
}

export const isPossessed = (reading: Reading, at: number): boolean => {
  const word = reading.words[at];
  if (reading.language === 'en' || !word) return false;
  const [known] = word.stems;
  return known ? known.suffixes.person === 3 : /.{3}[^aeiou](?:s?[iu])$/.test(word.folded);
};

const isThird = (reading: Reading, at: number): boolean =>
  isPossessed(reading, at) ||
  reading.words[at]?.stems.some(({ suffixes, isTypo }) => !isTypo && suffixes.person === 3) === true;

/** "fotoğrafı | adı": what is possessed itself begins no compound. */
const isOwned = (reading: Reading, at: number): boolean =>
  isPossessed(reading, at) ||
  reading.words[at]?.stems.some(
    ({ stem, suffixes, isTypo }) => !isTypo && suffixes.person === 3 && stem.length > 4,
  ) === true;

/** Words that stand only before another: "yan etki". */
const modifiers = /^(?:yan|alt|ust|ek|eski|ilk)$/;

const knownLength = (reading: Reading, at: number, end: number): number =>
  reading.index.fields.findAt(reading.words, at).find(({ length, isTypo }) => !isTypo && at + length <= end)
    ?.length ?? 0;

/** "invoice sent", "tyres changed": yes or no. */
const isParticiple = (reading: Reading, { from, to }: Range): boolean =>
  reading.language === 'en' &&
  to - from === 2 &&
  /^(?:sent|done|made|given|taken|\w{3,}ed)$/.test(reading.folded(to - 1));

/** A known field, or one word with what belongs to it: "ağrı şiddeti", "needle size". */
function nextDetail(reading: Reading, at: number, end: number): Range {
  const known = (place: number): number => knownLength(reading, place, end);
  if (at + 1 < end && isParticiple(reading, { from: at, to: at + 2 })) return { from: at, to: at + 2 };
  const length = known(at);
  if (length > 1) return { from: at, to: at + length };
  const isJoined =
    at + 1 < end &&
    (reading.language === 'tr'
      ? (isThird(reading, at + 1) && !isOwned(reading, at)) ||
        modifiers.test(reading.folded(at)) ||
        (length === 0 && reading.folded(at + 1) === 'no')
      : length === 0 && known(at + 1) > 0);
  const joined = isJoined ? Math.max(1, known(at + 1)) : 0;
  return { from: at, to: at + Math.max(1, length) + joined };
}
