import { lowerCase } from '../../language/fold.ts';
import { singularEnglish } from '../../language/inflect-english.ts';
import { isHeadWord, isPossessed, isStop } from '../details/read-part.ts';
import type { Range, Reading } from '../reading.ts';
import { englishAdjectives } from '../words/english-words.ts';
import { type NounCandidate, strengths } from './candidate.ts';
import { isAdjective } from './turkish-noun-form.ts';

const isMine = (reading: Reading, at: number): boolean =>
  reading.words[at]?.stems.some(({ suffixes }) => suffixes.isPlural && suffixes.person === 1) === true;

const isPair = (reading: Reading, { from, to }: Range, at: number): boolean => {
  if (to - from !== 2 || at !== to - 1 || isHeadWord(reading, at)) return false;
  if (reading.language === 'en') return to >= reading.words.length || isStop(reading, to);
  return reading.words[at]?.stems.some(({ suffixes, isTypo }) => !isTypo && suffixes.person > 0) === true;
};

const isFieldAt = (reading: Reading, at: number): boolean =>
  reading.index.fields.findAt(reading.words, at).some(({ isTypo }) => !isTypo);

const isThird = (reading: Reading, at: number): boolean =>
  isPossessed(reading, at) ||
  reading.words[at]?.stems.some(({ suffixes, isTypo }) => !isTypo && suffixes.person === 3) === true;

/** "ek gıda denemeleri", "köy odasının anahtarı": the ending of a compound joins the words before it, unless it is one of their fields. */
function isCompound(reading: Reading, { from, to }: Range): boolean {
  const head = to - 1;
  if (reading.language !== 'tr' || head === from || isFieldAt(reading, head) || isHeadWord(reading, head))
    return false;
  // "topluyim" is a verb.
  if (/y[iu]m$/.test(reading.folded(head))) return false;
  if (!isThird(reading, head) && !isMine(reading, head)) return false;
  const inner = reading.words.slice(from, head).map(({ folded, stems }) => ({ folded, stem: stems[0] }));
  // "koyun küpe numarası": a field of several words.
  const isFieldOfMany = inner.some((_, step) =>
    reading.index.fields
      .findAt(reading.words, from + step)
      .some(({ isTypo, length }) => !isTypo && from + step + length === to),
  );
  return (
    !isFieldOfMany &&
    inner.every(
      ({ folded, stem }) =>
        stem === undefined || stem.stem === folded || ['', 'genitive'].includes(stem.suffixes.case),
    )
  );
}

const additions =
  /^(?:ek|yan|on|alt|ust|new|old|extra|weird|daily|weekly|late|favourite|favorite|black|white|red|green|blue)$/;

/** "kızımın": whose it is. */
const isOwner = (folded: string): boolean => /.m(?:[iu]z)?[iu]n$/.test(folded);

/** Whether words only describe the noun after them: "eski", "new", "bebeğimin ek". */
export function isDescription({ language, words }: Reading, { from, to }: Range): boolean {
  const rest = words.slice(from, to).filter(({ folded }) => language === 'en' || !isOwner(folded));
  return (
    rest.length > 0 &&
    rest.every(
      ({ folded, text }) =>
        additions.test(folded) ||
        (language === 'tr' ? isAdjective(lowerCase(text, 'tr')) : englishAdjectives.has(folded)),
    )
  );
}

/** A noun ends where known fields begin: "tez kaynakçası makale yazar yıl". */
export function endOfNoun(reading: Reading, { range, region, strength }: NounCandidate): number {
  if (region.to > range.to) return range.to;
  // "key worker meetings": a plural that was read as the end of a phrase is its head.
  if (
    strength === strengths.request &&
    reading.folded(range.to - 1) !== singularEnglish(reading.folded(range.to - 1))
  )
    return range.to;
  if (isCompound(reading, range)) return range.to;
  for (let at = range.from + 1; at < range.to; at += 1) {
    // "lost teeth": the head itself is no detail.
    if (
      reading.language === 'en' &&
      at === range.to - 1 &&
      reading.folded(at) !== singularEnglish(reading.folded(at))
    )
      return range.to;
    // "eski paralarım": neither are the things of the user.
    if (at === range.to - 1 && isMine(reading, at)) return range.to;
    // "fog machine n props", "köy odası": two words of one phrase, although the second may be a field.
    if (isPair(reading, range, at)) return range.to;
    // "eski paralar", "new words": an adjective alone names nothing.
    if (isDescription(reading, { from: range.from, to: at })) continue;
    const rest = isFieldAt(reading, at);
    if ((rest && !isPossessed(reading, at)) || isHeadWord(reading, at)) return at;
  }
  return range.to;
}
