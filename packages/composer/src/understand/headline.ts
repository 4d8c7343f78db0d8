import { fold } from '../language/fold.ts';
import { namesPerson } from './clause-points.ts';
import { type NounCandidate, strengths } from './nouns/candidate.ts';
import { isPersonAt } from './nouns/english/determiners.ts';
import { isAudience } from './nouns/turkish-phrases.ts';
import type { Reading } from './reading.ts';
import { generic } from './score-subjects.ts';
import { isTitle } from './tagged/title-noun.ts';
import { isPlainNoun } from './trade-subjects.ts';
import { isMark } from './word.ts';

const mostWords = 3;
/** Words before the first phrase that are no part of it. */
const opening = /^(?:a|an|the|my|our|some|new|simple|bir|benim|bizim|\w+m[dt][ae]ki|\w+[iu]m[iu]z[iu]n)$/;
/** Times, feelings and words of conversations, which name nothing. */
const noHeadline =
  /^(?:out|way|idea|unite|group|club|crew|team|family|school|stop|sell|rent|lend|play|keep|practise|measures?|\w{3,}[iu]n[iu]|time|times|day|days|year|morning|evening|sick|tired|lost|missed|year|things?|something|place|property|learning|asking|taking|forgetting|gun\w*|konu|saat|zaman|mahalle|koy|evde|sabah|aksam)$/;

const first = (noun: string): readonly string[] =>
  fold(noun)
    .split(' ')
    .map((word) => word.slice(0, 4));

/**
 * The phrase that a description begins with, as the name of an app whose rows were found later: "vinyl wantlist for record fairs".
 * What stands first is what people would call it.
 */
export function headline(
  reading: Reading,
  noun: NounCandidate,
  candidates: readonly NounCandidate[],
): string | undefined {
  const found = candidates.find(
    ({ isTrade, range, strength }) =>
      !isTrade &&
      strength >= strengths.lead &&
      range.to <= noun.range.from &&
      reading.words.slice(0, range.from).every(({ folded }) => opening.test(folded)),
  );
  if (!found) return undefined;
  const words = fold(found.noun).split(' ');
  const head = found.range.to - 1;
  const isPerson =
    namesPerson(reading, head) || isPersonAt(reading, found.range.from) || isAudience(reading, found.range);
  const isOther =
    words.length > mostWords ||
    words.length < 2 ||
    // What stands after a colon says more: "band practice: songs".
    isMark(reading.words[found.region.to], ':-–—') ||
    isPerson ||
    isPlainNoun(reading, found) ||
    words.some((word) => noHeadline.test(word)) ||
    words.every((word) => generic.has(word)) ||
    !isTitle(found.noun);
  if (isOther || first(found.noun).some((word) => first(noun.noun).includes(word))) return undefined;
  return found.noun;
}
