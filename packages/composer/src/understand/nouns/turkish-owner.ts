import type { Range, Reading } from '../reading.ts';
import { turkishAudience, turkishGenericHeads } from '../words/turkish-words.ts';
import { isAudience } from './turkish-phrases.ts';

/** "anneannemin tarifleri" is about recipes. */
export const isPersonOwner = (folded: string): boolean =>
  turkishAudience.has(folded.replace(/(?:l[ae]r)?(?:[iu]?m(?:[iu]z)?)?n?[iu]n$/, ''));

const hasContainer = (reading: Reading, { from, to }: Range): boolean => {
  for (let at = from; at < to; at += 1) if (turkishGenericHeads.has(reading.folded(at))) return true;
  return false;
};

/** "yağ değişimi, muayenesi, sigortası": several parts of one thing. */
function countPossessed(reading: Reading, { from, to }: Range): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    const { stems = [], folded = '' } = reading.words[at] ?? {};
    const isKnown = stems.some(({ suffixes }) => suffixes.person === 3 && suffixes.case !== 'accusative');
    if (isKnown || (stems.length === 0 && /.{3}[aeiou]?s?[iu]$/.test(folded))) count += 1;
  }
  return count;
}

/** "kaplumbağamın kabuk boyu": known fields of something are its details. */
export function ownerOf(reading: Reading, start: number, end: number): Range | undefined {
  for (let at = start; at + 1 < end; at += 1) {
    const word = reading.words[at];
    const isOwner =
      /(?:[aeiou]m(?:[iu]z)?|l[ae]r|[aeiou]n)[iu]n$/.test(word?.folded ?? '') &&
      (word?.stems.length === 0 || word?.stems.some(({ suffixes }) => suffixes.case === 'genitive'));
    if (!isOwner) continue;
    const range = { from: start, to: at + 1 };
    const rest = { from: at + 1, to: end };
    if (hasContainer(reading, rest)) continue;
    const isField = reading.index.fields
      .findAll(reading.words, rest.from, rest.to)
      .some(({ start: place, length, isTypo }) => !isTypo && place + length === end);
    if (isPersonOwner(word?.folded ?? '')) continue;
    if ((isField || countPossessed(reading, rest) > 1) && !isAudience(reading, range)) return range;
  }
  return undefined;
}
