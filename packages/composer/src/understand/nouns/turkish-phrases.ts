import type { Suffixes } from '../../language/turkish-suffixes.ts';
import { verbAt } from '../details/turkish-verb-at.ts';
import type { Range, Reading } from '../reading.ts';
import { trades, turkishSelves } from '../words/trades.ts';
import {
  turkishAdjectives,
  turkishAppWords,
  turkishAudience,
  turkishNounsLikeVerbs,
  turkishStops,
} from '../words/turkish-words.ts';
import { buildVerbs, looksLikeTurkishVerb, readTurkishVerb } from './turkish-verbs.ts';

export const longestNoun = 4;
export const outsideCase =
  /(?:daki|deki|taki|teki|ndan|nden|larda|lerde|lardan|lerden|lara|lere|nda|nde|larla|lerle)$/;

export const isVerb = (folded: string): boolean => {
  if (turkishNounsLikeVerbs.has(folded)) return false;
  const verb = readTurkishVerb(folded);
  if (verb) return verb.mood !== 'noun' && !(verb.mood === 'imperative' && !buildVerbs.has(verb.stem));
  return looksLikeTurkishVerb(folded);
};

/** A verb outside of the word lists ends a phrase too: "çatladı", "yapıcam". */
const isVerbAt = (reading: Reading, at: number): boolean =>
  isVerb(reading.folded(at)) || verbAt(reading, at) !== undefined;

/** Whether a word of a known noun has this case; unknown words by their longer endings. */
export function hasOutsideCase(reading: Reading, at: number): boolean {
  const word = reading.words[at];
  if (!word) return false;
  // "Tokat'ta": the ending after an apostrophe.
  if (/^(?:[dt][ae]n?|l[ae]|y[ae])$/.test(word.ending) && word.ending !== '') return true;
  const [known] = word.stems;
  if (!known) return outsideCase.test(word.folded);
  return (
    ['locative', 'ablative', 'dative', 'with', 'manner'].includes(known.suffixes.case) &&
    known.stem !== word.folded
  );
}

/** "fotoğrafçıyım", "öğretmenim": I am a photographer, a teacher. */
export const isStatementOfTrade = (reading: Reading, at: number): boolean => {
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
export const isMineBefore = (reading: Reading, at: number): boolean => {
  const [first, ...others] = reading.words[at]?.stems ?? [];
  const isMany = others.some(
    ({ suffixes }) => suffixes.isPlural && suffixes.person === 1 && suffixes.case === '',
  );
  return (first?.suffixes.person === 1 && first.suffixes.case !== 'genitive') || isMany;
};

export const isNounWord = (reading: Reading, at: number): boolean => {
  const word = reading.words[at];
  if (word?.kind !== 'word' || !reading.isFree(at)) return false;
  const { folded } = word;
  if (isStatementOfTrade(reading, at)) return false;
  // "üç yıldır": for how long.
  if (/^(?:yil|ay|hafta|gun|sene|zaman)(?:lar)?d[iu]r$/.test(folded)) return false;
  // "hayır dağıtımı", "hayır sahibi": charity, no answer.
  if (folded === 'hayir' && isThirdPerson(reading, at + 1)) return true;
  return !turkishStops.has(folded) && !turkishAppWords.has(folded) && !isVerbAt(reading, at);
};

const isThirdPerson = (reading: Reading, at: number): boolean =>
  reading.words[at]?.stems.some(({ suffixes }) => suffixes.person === 3) === true;

/** The noun phrase that ends before a place. */
export function nounBefore(reading: Reading, end: number, start: number): Range {
  let from = end;
  while (from > start && end - from < longestNoun && isNounWord(reading, from - 1)) {
    if (hasOutsideCase(reading, from - 1)) break;
    if (from < end && isMineBefore(reading, from - 1)) break;
    // "her gün | hatıralarımı": how often.
    if (
      from < end &&
      reading.folded(from - 2) === 'her' &&
      /^(?:gun|hafta|ay|yil|sabah|aksam)$/.test(reading.folded(from - 1))
    )
      break;
    if (turkishAdjectives.has(reading.folded(from - 1))) break;
    from -= 1;
  }
  return { from, to: end };
}

/** Skips "bir" and adjectives to the left. */
export function skipLeft(reading: Reading, end: number, start: number): number {
  let at = end;
  while (at > start) {
    const folded = reading.folded(at - 1);
    if (folded !== 'bir' && folded !== 'bi' && !turkishAdjectives.has(folded)) break;
    at -= 1;
  }
  return at;
}

export const isAudience = (reading: Reading, { from, to }: Range): boolean => {
  for (let at = from; at < to; at += 1) {
    const word = reading.words[at];
    const isPerson =
      turkishAudience.has(word?.folded ?? '') ||
      (word?.stems.some(({ stem }) => turkishAudience.has(stem)) ?? false);
    if (!isPerson) return false;
  }
  return true;
};
