import { isBrief } from '../lists/brief.ts';
import type { Range, Reading } from '../reading.ts';
import {
  turkishAdjectives,
  turkishAppWords,
  turkishBusinesses,
  turkishGenericHeads,
} from '../words/turkish-words.ts';
import { isAudience, isNounWord, longestNoun } from './turkish-phrases.ts';

const question = /^(?:hangi|kac|kacinci|kim\w{0,3}|ne|neyi)$/;

/** "hangi renk tuttu": what a question asks for is a detail. */
export const isAsked = (reading: Reading, from: number, start: number): boolean =>
  from > start + 1 && question.test(reading.folded(from - 1));

/** "çay toplayan işçiler", "izlediğim diziler": the noun that a participle stands before. */
export function modifiedNoun(reading: Reading, at: number, end: number): Range | undefined {
  if (isBrief(reading) || !/(?:[ae]n|[dt][iu][gk][iu](?:m|m[iu]z))$/.test(reading.folded(at)))
    return undefined;
  let from = at + 1;
  while (from < end && turkishAdjectives.has(reading.folded(from))) from += 1;
  let to = from;
  while (to < end && to - from < longestNoun && isNounWord(reading, to)) to += 1;
  const plain = reading.words[to - 1]?.stems.filter(({ suffixes }) => suffixes.derivation === '') ?? [];
  const names = [reading.folded(to - 1), ...plain.map(({ stem }) => stem)];
  const isOther =
    to === from ||
    reading.folded(to) === 'icin' ||
    turkishAppWords.has(reading.folded(to)) ||
    isAudience(reading, { from, to }) ||
    names.some((name) => turkishBusinesses.has(name) || turkishGenericHeads.has(name));
  return isOther ? undefined : { from, to };
}
