import { isTurkishQuestion } from '../details/turkish-questions.ts';
import { verbAt } from '../details/turkish-verb-at.ts';
import { isBrief } from '../lists/brief.ts';
import type { Range, Reading } from '../reading.ts';
import {
  turkishAdjectives,
  turkishAppWords,
  turkishBusinesses,
  turkishGenericHeads,
} from '../words/turkish-words.ts';
import {
  hasOutsideCase,
  isAudience,
  isNounWord,
  isStatementOfTrade,
  longestNoun,
} from './turkish-phrases.ts';

const question = /^(?:hangi|kac|kacinci|kim\w{0,3}|ne|neyi)$/;

/** "hangi renk tuttu": what a question asks for is a detail. */
export const isAsked = (reading: Reading, from: number, start: number): boolean =>
  from > start + 1 && question.test(reading.folded(from - 1));

const ownParticiple = /[dt][iu][gk](?:[iu]m|[iu]m[iu]z|[iu]|l[ae]r[iu])$|[ae]c[ae]g[iu]m(?:[iu]z)?$/;
const passive = /(?:[iu][ln]|[aeu]n|l[ae]n)[ae]n$|[iu][ln][ae]c[ae]k$/;

/** "giden", "kalan" after a noun with a case: a verb outside of the word lists before the noun that it describes. */
export function isActive(reading: Reading, at: number, start: number): boolean {
  if (!/.{2}[ae]n$/.test(reading.folded(at)) || at === start) return false;
  const { stems = [], folded = '' } = reading.words[at] ?? {};
  const isListed = stems.some(({ stem, isTypo }) => !isTypo && stem === folded);
  if (isListed && !/^(?:kalan|gelen|giden|alan)$/.test(folded)) return false;
  const cases = reading.words[at - 1]?.stems.map(({ suffixes }) => suffixes.case) ?? [];
  return (
    cases.some((ending) => ['dative', 'ablative', 'accusative', 'locative'].includes(ending)) ||
    (cases.length === 0 && /(?:[dt][ae]n?|[yn][ae]|[yn][iu]|l[ae]r[iu])$/.test(reading.folded(at - 1)))
  );
}

/**
 * The noun that a relative clause at the start of a short description is about: "camiye giden çocuklar", "annemin yaptığı
 * börekler". What is done to things of a trade ("alınan ücret") says what is written down of them.
 */
export function relativeNoun(reading: Reading, at: number, { from, to }: Range): Range | undefined {
  if (at - from > 2) return undefined;
  const folded = reading.folded(at);
  const form = verbAt(reading, at);
  const isOwn = ownParticiple.test(folded) && (form === 'participle' || form === 'finite');
  const isPassive = passive.test(folded) && form === 'participle';
  // "lastik patlatan araçlar": the object of the verb may have no ending.
  const isOfBare =
    form === 'participle' &&
    at === from + 1 &&
    /.{3}[ae]n$/.test(folded) &&
    !/m[ae]y[ae]n$/.test(folded) &&
    isNounWord(reading, from);
  const isOther = isOfBare || ((form === 'participle' || form === undefined) && isActive(reading, at, from));
  if (!isOwn && !isPassive && !isOther) return undefined;
  for (let place = from; place < at; place += 1)
    if (
      reading.words[place]?.isSelf ||
      isStatementOfTrade(reading, place) ||
      isTurkishQuestion(reading, place)
    )
      return undefined;
  const noun = nounAfter(reading, at, to);
  // "satacağım sepete eklensin" is a sentence; the object of a verb is found with its verb.
  const isNominative =
    noun !== undefined && !hasOutsideCase(reading, noun.to - 1) && verbAt(reading, noun.to) !== 'wish';
  return isNominative ? noun : undefined;
}

/** "çay toplayan işçiler", "izlediğim diziler": the noun that a participle stands before. */
export function modifiedNoun(reading: Reading, at: number, end: number): Range | undefined {
  return /(?:[ae]n|[dt][iu][gk][iu](?:m|m[iu]z))$/.test(reading.folded(at))
    ? nounAfter(reading, at, end)
    : undefined;
}

function nounAfter(reading: Reading, at: number, end: number): Range | undefined {
  if (isBrief(reading)) return undefined;
  let from = at + 1;
  while (from < end && turkishAdjectives.has(reading.folded(from))) from += 1;
  let to = from;
  while (to < end && to - from < longestNoun && isNounWord(reading, to)) {
    to += 1;
    if (isMany(reading, to - 1)) break;
  }
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

/** "muzeler | bilet ücreti": the plural ends a phrase. */
const isMany = (reading: Reading, at: number): boolean =>
  /l[ae]r(?:[iu]|[iu]m|[iu]m[iu]z)?$/.test(reading.folded(at)) &&
  reading.words[at]?.stems.every(({ suffixes }) => suffixes.isPlural && suffixes.case !== 'genitive') ===
    true;
