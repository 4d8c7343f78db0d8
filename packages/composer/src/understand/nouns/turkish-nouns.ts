import type { Suffixes } from '../../language/turkish-suffixes.ts';
import type { Range, Reading } from '../reading.ts';
import { isTurkishTrade, trades, turkishSelves } from '../words/trades.ts';
import {
  turkishAdjectives,
  turkishAppWords,
  turkishAudience,
  turkishBusinesses,
  turkishGenericHeads,
  turkishNounsLikeVerbs,
  turkishStops,
} from '../words/turkish-words.ts';
import { inSentence, type NounCandidate, strengths } from './candidate.ts';
import { type NounRole, toTurkishNoun } from './turkish-noun-form.ts';
import {
  buildVerbs,
  isSubjectVerb,
  lightNouns,
  looksLikeTurkishVerb,
  readTurkishVerb,
} from './turkish-verbs.ts';

const longestNoun = 4;
const outsideCase =
  /(?:daki|deki|taki|teki|ndan|nden|larda|lerde|lardan|lerden|lara|lere|nda|nde|larla|lerle)$/;

const isVerb = (folded: string): boolean => {
  if (turkishNounsLikeVerbs.has(folded)) return false;
  const verb = readTurkishVerb(folded);
  if (verb) return verb.mood !== 'noun' && !(verb.mood === 'imperative' && !buildVerbs.has(verb.stem));
  return looksLikeTurkishVerb(folded);
};

/** Whether a word of a known noun has this case; unknown words by their longer endings. */
function hasOutsideCase(reading: Reading, at: number): boolean {
  const word = reading.words[at];
  if (!word) return false;
  const [known] = word.stems;
  if (!known) return outsideCase.test(word.folded);
  return (
    ['locative', 'ablative', 'dative', 'with', 'manner'].includes(known.suffixes.case) &&
    known.stem !== word.folded
  );
}

/** "fotoğrafçıyım", "öğretmenim": I am a photographer, a teacher. */
const isStatementOfTrade = (reading: Reading, at: number): boolean => {
  const word = reading.words[at];
  if (word === undefined) return false;
  if (word.isSelf) return true;
  const isTradeWord = (stem: string): boolean => trades.has(stem) || turkishSelves.has(stem);
  if (word.stems.some(({ stem, suffixes }) => isMine(suffixes) && isTradeWord(stem))) return true;
  const bare = /^(.{3,})[iu]m$/.exec(word.folded)?.[1];
  return bare !== undefined && isTradeWord(bare);
};

const isMine = ({ person, isPlural, case: ending }: Suffixes): boolean =>
  person === 1 && !isPlural && ending === '';

/** Only the last word of a phrase can be possessed by me: "psikoloğum, danışan …" are two phrases. */
const isMineBefore = (reading: Reading, at: number): boolean => {
  const suffixes = reading.words[at]?.stems[0]?.suffixes;
  return suffixes?.person === 1 && suffixes.case !== 'genitive';
};

const isNounWord = (reading: Reading, at: number): boolean => {
  const word = reading.words[at];
  if (word?.kind !== 'word' || !reading.isFree(at)) return false;
  const { folded } = word;
  if (isStatementOfTrade(reading, at)) return false;
  return !turkishStops.has(folded) && !turkishAppWords.has(folded) && !isVerb(folded);
};

/** The noun phrase that ends before a place. */
function nounBefore(reading: Reading, end: number, start: number): Range {
  let from = end;
  while (from > start && end - from < longestNoun && isNounWord(reading, from - 1)) {
    if (hasOutsideCase(reading, from - 1)) break;
    if (from < end && isMineBefore(reading, from - 1)) break;
    if (turkishAdjectives.has(reading.folded(from - 1))) break;
    from -= 1;
  }
  return { from, to: end };
}

/** Skips "bir" and adjectives to the left. */
function skipLeft(reading: Reading, end: number, start: number): number {
  let at = end;
  while (at > start) {
    const folded = reading.folded(at - 1);
    if (folded !== 'bir' && folded !== 'bi' && !turkishAdjectives.has(folded)) break;
    at -= 1;
  }
  return at;
}

const isAudience = (reading: Reading, { from, to }: Range): boolean => {
  for (let at = from; at < to; at += 1) {
    const word = reading.words[at];
    const isPerson =
      turkishAudience.has(word?.folded ?? '') ||
      (word?.stems.some(({ stem }) => turkishAudience.has(stem)) ?? false);
    if (!isPerson) return false;
  }
  return true;
};

export function findTurkishNouns(reading: Reading): NounCandidate[] {
  const found: NounCandidate[] = [];
  const add = (range: Range, region: Range, strength: number, role: NounRole, isTrade = false): void => {
    if (range.to <= range.from || (isAudience(reading, range) && !isTrade)) return;
    const form = toTurkishNoun(reading, range.from, range.to, role);
    if (form.noun.length > 1) found.push({ ...form, range, region, strength, isTrade });
  };
  for (const [number, sentence] of reading.sentences().entries()) {
    readSentence(reading, sentence, (range, region, strength, role, isTrade) =>
      add(range, region, inSentence(strength, number), role, isTrade),
    );
    if (number > 40) break;
  }
  return found.sort((a, b) => b.strength - a.strength);
}

type Add = (range: Range, region: Range, strength: number, role: NounRole, isTrade?: boolean) => void;

function readSentence(reading: Reading, sentence: Range, add: Add): void {
  const { from: start, to: end } = sentence;
  let hasHead = false;
  for (let at = start; at < end; at += 1) {
    const folded = reading.folded(at);
    const verb = readTurkishVerb(folded);
    if (turkishAppWords.has(folded) && reading.isFree(at)) {
      hasHead = true;
      readBeforeApp(reading, at, start, add);
    } else if (turkishGenericHeads.has(folded) && !isFollowedByHead(reading, at, end)) {
      const isLight = lightNouns.has(folded) && readTurkishVerb(reading.folded(at + 1)) !== undefined;
      if (!isLight && readBeforeHead(reading, at, start, add)) hasHead = true;
    } else if (folded === 'icin' || folded === 'adina') {
      readFor(reading, at, start, end, add);
    } else if (verb && !turkishNounsLikeVerbs.has(folded)) {
      readVerbObject(reading, at, start, end, verb.stem, add);
    } else {
      readTrade(reading, at, start, add);
      if (/yor[iu][mz]$/.test(folded) && at > start) {
        const object = objectOf(reading, at, start);
        add(object, object, strengths.trade, 'object', true);
      }
    }
  }
  if (!hasHead) readBare(reading, sentence, add);
}

function isFollowedByHead(reading: Reading, at: number, end: number): boolean {
  if (at + 1 >= end) return false;
  const next = reading.folded(at + 1);
  return (
    turkishAppWords.has(next) || (turkishGenericHeads.has(next) && reading.words[at + 1]?.kind === 'word')
  );
}

/** The generic words that end before a place: "sipariş takip" in "pasta sipariş takip uygulaması". */
function headsBefore(reading: Reading, end: number, start: number): number {
  let at = end;
  while (at > start && reading.isFree(at - 1)) {
    const folded = reading.folded(at - 1);
    const verb = readTurkishVerb(folded);
    const isVerbalNoun =
      verb?.mood === 'noun' &&
      /^(?:ogren|ezberle|tut|kaydet|hesapla|yonet|planla|olc|puanla|paylas)$/.test(verb.stem);
    const isJoined =
      (folded === 've' || folded === ',') && at < end && turkishGenericHeads.has(reading.folded(at - 2));
    if (!turkishGenericHeads.has(folded) && !isJoined && !isVerbalNoun) break;
    at -= 1;
  }
  return at;
}

function readBeforeApp(reading: Reading, at: number, start: number, add: Add): void {
  const end = skipLeft(reading, at, start);
  const heads = headsBefore(reading, end, start);
  const range = nounBefore(reading, skipLeft(reading, heads, start), start);
  const region = { from: range.from, to: at + 1 };
  if (range.to > range.from) {
    add(range, region, strengths.beforeApp, heads < end ? 'modifier' : 'modifier');
    return;
  }
  // "kovanlarımı takip edebileceğim bir uygulama": the object of the clause before the app.
  const verbAt = end - 1;
  if (verbAt >= start && isVerb(reading.folded(verbAt))) {
    const object = objectOf(reading, verbAt, start);
    add(object, { from: object.from, to: at + 1 }, strengths.clauseObject, 'object');
  }
}

function readBeforeHead(reading: Reading, at: number, start: number, add: Add): boolean {
  const heads = headsBefore(reading, at, start);
  const range = nounBefore(reading, skipLeft(reading, heads, start), start);
  add(range, { from: range.from, to: at + 1 }, strengths.beforeHead, 'modifier');
  return range.to > range.from;
}

function objectOf(reading: Reading, verbAt: number, start: number): Range {
  const end = lightNouns.has(reading.folded(verbAt - 1)) ? verbAt - 1 : verbAt;
  const to = skipLeft(reading, end, start);
  if (to > start && hasOutsideCase(reading, to - 1)) return { from: to, to };
  return nounBefore(reading, to, start);
}

function readVerbObject(
  reading: Reading,
  at: number,
  start: number,
  end: number,
  stem: string,
  add: Add,
): void {
  const isBuild = buildVerbs.has(stem);
  // "köpek gezdiriyorum": what the user does for a living.
  if (/yor[iu][mz]$/.test(reading.folded(at)) && !isBuild && stem !== 'iste') {
    const object = objectOf(reading, at, start);
    add(object, object, strengths.trade, 'object', true);
  }
  if (!isBuild && !isSubjectVerb(stem)) {
    if (stem === 'islet')
      add(nounBefore(reading, at, start), { from: at, to: at }, strengths.trade, 'object', true);
    return;
  }
  if (turkishAppWords.has(reading.folded(at - 1))) return;
  const range = objectOf(reading, at, start);
  if (range.to <= range.from) return;
  const isPurpose = reading.folded(at + 1) === 'icin' && at + 1 < end;
  const strength = isBuild ? strengths.builtObject : strengths.verbObject + (isPurpose ? 4 : 0);
  add(range, { from: range.from, to: at + 1 }, strength, 'object');
}

function readFor(reading: Reading, at: number, start: number, end: number, add: Add): void {
  const range = nounBefore(reading, at, start);
  if (range.to <= range.from) return;
  const last = reading.words[range.to - 1];
  const names = [last?.folded ?? '', ...(last?.stems.map(({ stem }) => stem) ?? [])];
  const isBusiness = names.some((name) => turkishBusinesses.has(name));
  const before = { from: afterHeads(reading, range), to: isBusiness ? range.to - 1 : range.to };
  if (isBusiness) add(before, range, strengths.trade, 'owner', true);
  else if (last?.stems.some(({ suffixes }) => suffixes.isPersonPlural && suffixes.person === 1))
    add(range, range, strengths.trade, 'owner', true);
  else add(range, { from: range.from, to: end }, strengths.afterFor, 'owner');
}

/** The place after the last container of a phrase: "görev takibi ekip için". */
function afterHeads(reading: Reading, { from, to }: Range): number {
  for (let at = to - 2; at >= from; at -= 1) if (turkishGenericHeads.has(reading.folded(at))) return at + 1;
  return from;
}

/** "fırıncıyım", "bir kafem var", "terzi dükkanım var". */
function readTrade(reading: Reading, at: number, start: number, add: Add): void {
  const folded = reading.folded(at);
  const isFirst =
    at === start &&
    !isAudience(reading, { from: at, to: at + 1 }) &&
    isMineBefore(reading, at) &&
    reading.words[at + 1]?.kind === 'word';
  if (isStatementOfTrade(reading, at)) {
    const range = { from: nounBefore(reading, at, start).from, to: at + 1 };
    add(range, range, strengths.trade, 'owner', true);
  } else if (isFirst) {
    add({ from: at, to: at + 1 }, { from: at, to: at + 1 }, strengths.trade, 'owner', true);
  }
  // "garson olarak çalışıyorum"
  if (folded === 'olarak' && at > start) {
    const range = nounBefore(reading, at, start);
    const last = reading.folded(range.to - 1);
    if (range.to > range.from && (isTurkishTrade(last) || turkishSelves.has(last)))
      add(range, range, strengths.trade, 'owner', true);
  }
  if (folded === 'var' && at > start) {
    const range = nounBefore(reading, at, start);
    const last = reading.words[range.to - 1];
    const isBusiness =
      last?.stems.some(({ stem }) => turkishBusinesses.has(stem)) ||
      /(?:[iu]m|m[iu]z|[ae]m)$/.test(last?.folded ?? '');
    const isGeneric = [...(last?.stems ?? [])].some(({ stem }) => turkishBusinesses.has(stem));
    if (isBusiness)
      add(
        { from: range.from, to: isGeneric ? range.to - 1 : range.to },
        range,
        strengths.trade,
        'owner',
        true,
      );
  }
}

/** "kanser tedavisi | yan etki": after the ending of a compound outside of the lexicon another noun begins a detail. */
const isCompleted = (reading: Reading, from: number, at: number): boolean => {
  const isThird = (place: number): boolean =>
    reading.words[place]?.stems.some(({ suffixes }) => suffixes.person === 3 && !suffixes.isPlural) === true;
  if (!isThird(at - 1) || isThird(at) || turkishGenericHeads.has(reading.folded(at))) return false;
  for (let place = from; place < at; place += 1)
    if (reading.index.subjects.findAt(reading.words, place).length > 0) return false;
  return true;
};

/** A short description without a verb: "pul koleksiyonu", "bonsai". */
function readBare(reading: Reading, { from, to }: Range, add: Add): void {
  let start = from;
  // "kuryeyim günlük kazanç": what stands after the trade is what is wanted.
  let isAfterTrade = false;
  for (let at = from; at + 1 < to && at < from + longestNoun; at += 1) {
    if (!isStatementOfTrade(reading, at)) continue;
    start = at + 1;
    isAfterTrade = true;
  }
  while (start < to && (!isNounWord(reading, start) || turkishAdjectives.has(reading.folded(start))))
    start += 1;
  // "taşınıyorum, hangi kolide ne var": what stands after the user's own situation is what is wanted.
  for (let at = from; at + 1 < to && at < from + longestNoun && !isAfterTrade; at += 1) {
    if (!/(?:yor[iu](?:m|z)|[ae]c[ae]g[iu](?:m|z))$/.test(reading.folded(at))) continue;
    start = at + 1;
    isAfterTrade = true;
  }
  while (start < to && (!isNounWord(reading, start) || turkishAdjectives.has(reading.folded(start))))
    start += 1;
  let end = start;
  while (end < to && isNounWord(reading, end) && end - start < longestNoun) {
    if (end - start > 1 && isCompleted(reading, start, end)) break;
    end += 1;
  }
  while (end - 1 > start && turkishAdjectives.has(reading.folded(end - 1))) end -= 1;
  if (end > start)
    add(
      { from: start, to: end },
      { from: start, to: end },
      (isAfterTrade ? strengths.verbObject : strengths.bare) - (end < to ? 8 : 0),
      'modifier',
    );
}
