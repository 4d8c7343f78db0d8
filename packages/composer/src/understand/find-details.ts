import { upperCaseFirst } from '../language/fold.ts';
import { toIdentifier } from '../language/identifiers.ts';
import type { Subject } from '../lexicon/subject.ts';
import type { Choice } from './choose-subject.ts';
import { readField } from './lists/read-field.ts';
import type { NounCandidate } from './nouns/candidate.ts';
import { looksLikeTurkishVerb, readTurkishVerb } from './nouns/turkish-verbs.ts';
import type { Range, Reading } from './reading.ts';
import type { ExplicitField } from './understanding.ts';
import {
  englishAdjectives,
  englishAppWords,
  englishAudience,
  englishGenericHeads,
  englishStops,
} from './words/english-words.ts';
import {
  turkishAdjectives,
  turkishAppWords,
  turkishAudience,
  turkishGenericHeads,
  turkishNounsLikeVerbs,
  turkishStops,
} from './words/turkish-words.ts';
import { wordSet } from './words/word-list.ts';

/** Longer texts are sentences, in which a noun is rarely a field. */
const longestFragment = 14;
const detailMaximum = 6;

/** Words that name a part of every entry, or a person, and so add nothing by themselves. */
const plainCodes = new Set(['name', 'title', 'person', 'customer', 'product', 'note', 'text', 'desc']);

const noDetails = wordSet(
  'yok var tane adet olan şey tek iki üç hangi hangisi hangisine kimin nerede nereye niye abi şu lazım online mobil home phone only per etc ones one when which what how on at least most',
);

/** What stands after the phrase about the subject without a verb: "koşu antrenmanı km süre tempo", "coin list year mint". */
export function findDetails(reading: Reading, { subject, noun }: Choice): readonly ExplicitField[] {
  const about = findAbout(reading, subject, noun);
  const sentence = reading.sentences().find(({ from, to }) => about && from <= about.from && about.to <= to);
  const count = reading.words.filter(({ kind }) => kind === 'word').length;
  if (!about || !sentence || count > longestFragment) return [];
  const found: ExplicitField[] = [];
  const parts = [
    ...partBefore(reading, about, sentence),
    ...splitParts(reading, { from: about.to, to: sentence.to }),
  ];
  const named = parts.reduce((total, { from, to }) => total + to - from, 0);
  for (const part of parts) {
    const hasContainer = isHeadWord(reading, about.to - 1) || part.to < about.from || named > 1;
    for (const field of readPart(reading, part, hasContainer)) {
      if (!found.some(({ label }) => label === field.label)) found.push(field);
    }
  }
  return found.slice(0, detailMaximum);
}

/** "karate belts and students": a noun that is joined to the subject. */
function partBefore(reading: Reading, about: Range, sentence: Range): Range[] {
  const end = about.from - 1;
  if (!/^(?:ve|and)$/.test(reading.folded(end)) || end <= sentence.from) return [];
  const part = { from: Math.max(sentence.from, end - 2), to: end };
  for (let at = part.from; at < end; at += 1) if (isStop(reading, at)) return [];
  return reading.index.subjects.findWhole(reading.words.slice(part.from, part.to)) ? [] : [part];
}

/** The words of the subject with the container after them; of an unknown noun all but the details that were taken for it. */
function findAbout(
  reading: Reading,
  subject: Subject | undefined,
  noun: NounCandidate | undefined,
): Range | undefined {
  let about: Range | undefined;
  if (subject) {
    for (let at = 0; at < reading.words.length; at += 1) {
      const match = reading.index.subjects.findAt(reading.words, at).find(({ value }) => value === subject);
      if (!match || (about && match.length <= about.to - about.from)) continue;
      about = { from: at, to: at + match.length };
    }
  }
  if (!about && noun) about = { from: noun.range.from, to: endOfNoun(reading, noun) };
  if (!about) return undefined;
  let { to } = about;
  const self = reading.words.findIndex(({ isSelf }, at) => isSelf === true && at >= to);
  if (self >= 0) to = self + 1;
  while (to < reading.words.length && isHeadWord(reading, to)) to += 1;
  return { from: about.from, to };
}

/** A noun ends where known fields begin: "tez kaynakçası makale yazar yıl". */
export function endOfNoun(reading: Reading, { range, region }: NounCandidate): number {
  if (region.to > range.to) return range.to;
  for (let at = range.from + 1; at < range.to; at += 1) {
    const rest = reading.index.fields.findAt(reading.words, at).some(({ isTypo }) => !isTypo);
    if ((rest && !isPossessed(reading, at)) || isHeadWord(reading, at)) return at;
  }
  return range.to;
}

const isHeadWord = (reading: Reading, at: number): boolean => {
  const folded = reading.folded(at);
  return (
    englishGenericHeads.has(folded) ||
    turkishGenericHeads.has(folded) ||
    englishAppWords.has(folded) ||
    turkishAppWords.has(folded)
  );
};

const isStop = (reading: Reading, at: number): boolean => {
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

function splitParts(reading: Reading, { from, to }: Range): Range[] {
  const parts: Range[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    const isCount = /^(?:kac|kacinci|kim)$/.test(reading.folded(at));
    const isEnd = at >= to || isStop(reading, at) || isCount;
    // What stands after a verb is a part of its own: "ne ektim dönüm".
    const isAfterVerb = !isEnd && at > start && isVerb(reading, at - 1);
    if (!isEnd && !isAfterVerb) continue;
    if (at > start) parts.push({ from: start, to: at });
    start = isCount || isAfterVerb ? at : at + 1;
  }
  return parts;
}

/** Things that end like a verb of the past: "lastik". */
const thingsLikeVerbs = /(?:[ae]stik|[iu]stik|matik|notik|etik|antik|pratik|adedi)$/;

const isVerb = (reading: Reading, at: number): boolean => {
  const folded = reading.folded(at);
  if (reading.language === 'en')
    return (
      /^(?:i|we|they|he|she|it)$/.test(reading.folded(at - 1)) ||
      /^(?:sold|sell|know|tell|pay|owe)$/.test(folded)
    );
  if (turkishNounsLikeVerbs.has(folded)) return false;
  const verb = readTurkishVerb(folded);
  if (verb) return verb.mood !== 'noun' && verb.mood !== 'imperative';
  if (thingsLikeVerbs.test(folded)) return false;
  return looksLikeTurkishVerb(folded) || /.{2}(?:[iu]yor\w*|d[iu][mk]?|t[iu][mk]?|m[iu]s)$/.test(folded);
};

function readPart(reading: Reading, part: Range, hasContainer: boolean): ExplicitField[] {
  const first = reading.folded(part.from);
  if (first === 'kim') return [custom(reading, part.from, 'text')];
  if (/^kac(?:inci)?$/.test(first) && !knownLength(reading, part.from, part.to)) {
    if (part.to === part.from + 1 || isVerb(reading, part.from + 1)) return [];
    const rest = { from: part.from + 2, to: part.to };
    return [
      custom(reading, part.from + 1, 'number'),
      ...(rest.to > rest.from ? readPart(reading, rest, true) : []),
    ];
  }
  let hasVerb = false;
  for (let at = part.from; at < part.to; at += 1) hasVerb ||= isVerb(reading, at);
  const found: ExplicitField[] = [];
  for (let at = part.from; at < part.to; ) {
    const range = nextDetail(reading, at, part.to);
    at = range.to;
    const isOwnVerb = isVerb(reading, range.to - 1);
    if (isOwnVerb) continue;
    if (isParticiple(reading, range)) {
      const label = upperCaseFirst(reading.written(range).toLowerCase(), 'en');
      found.push({
        label,
        use: { id: toIdentifier(label, 'detail'), label: { tr: label, en: label }, type: 'boolean' },
      });
      continue;
    }
    const read = readField(reading, { range, brackets: undefined });
    if (!read || isMoved(reading, range.to - 1)) continue;
    const isAlone = part.to - part.from === range.to - range.from;
    const isShown = hasContainer || part.to - part.from > 2;
    if (!read.isKnown && (!isShown || hasVerb || !isPlainNoun(reading, range, isAlone))) continue;
    if (!read.isKnown && range.to - range.from === 1) {
      if (isPossessed(reading, range.from)) continue;
      found.push(custom(reading, range.from, 'text'));
      continue;
    }
    const { use } = read.field;
    const code = typeof use === 'string' ? use : 'use' in use ? use.use : '';
    if (typeof use === 'string' && plainCodes.has(code)) continue;
    found.push(read.field);
  }
  return found;
}

const custom = (reading: Reading, at: number, type: 'text' | 'number'): ExplicitField => {
  const text = upperCaseFirst(reading.words[at]?.text.toLocaleLowerCase('tr') ?? '', reading.language);
  return { label: text, use: { id: toIdentifier(text, 'detail'), label: { tr: text, en: text }, type } };
};

/** "boya" is no field although it may be "to the height". */
const isMoved = (reading: Reading, at: number): boolean => {
  const suffixes = reading.words[at]?.stems[0]?.suffixes;
  const ending = suffixes?.case;
  // "setlerim" are the things themselves.
  if (suffixes?.isPlural && suffixes.person === 1) return true;
  return ending === 'dative' || ending === 'ablative' || ending === 'locative';
};

/** A word outside of the lexicon that is long enough for a label and has no case. */
function isPlainNoun(reading: Reading, { from, to }: Range, isAlone: boolean): boolean {
  const word = reading.words[to - 1];
  if (!word || word.folded.length < 3) return false;
  if (isAlone && to - from === 1 && reading.index.subjects.findWhole(reading.words.slice(from, to)))
    return false;
  return reading.language === 'en' || !/(?:[dt][ae]n?|l[ae]r[ae]?|.{3}[iu]m)$/.test(word.folded);
}

const isPossessed = (reading: Reading, at: number): boolean => {
  const word = reading.words[at];
  if (reading.language === 'en' || !word) return false;
  const [known] = word.stems;
  return known ? known.suffixes.person === 3 : /.{3}[^aeiou](?:s?[iu])$/.test(word.folded);
};

const isThird = (reading: Reading, at: number): boolean =>
  isPossessed(reading, at) ||
  reading.words[at]?.stems.some(({ suffixes, isTypo }) => !isTypo && suffixes.person === 3) === true;

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
      ? (isThird(reading, at + 1) && !isPossessed(reading, at)) || modifiers.test(reading.folded(at))
      : length === 0 && known(at + 1) > 0);
  const joined = isJoined ? Math.max(1, known(at + 1)) : 0;
  return { from: at, to: at + Math.max(1, length) + joined };
}
