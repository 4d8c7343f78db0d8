import { fieldCatalogue } from '../../lexicon/index.ts';
import type { Subject } from '../../lexicon/subject.ts';
import type { ArchetypeId } from '../../spec/app-spec.ts';
import type { Choice } from '../choose-subject.ts';
import type { NounCandidate } from '../nouns/candidate.ts';
import type { PhraseMatch } from '../phrase-table.ts';
import type { Reading } from '../reading.ts';
import { allMatches, isGenericMatch, overlaps } from '../score-subjects.ts';
import { isFieldNoun } from '../trade-subjects.ts';

/** "telefon", "tarih": a field, but no person or thing of a list. */
function isPlainField(reading: Reading, { start, length }: PhraseMatch<Subject>): boolean {
  const field = reading.index.fields.findWhole(reading.words.slice(start, start + length));
  return field !== undefined && fieldCatalogue[field.value]?.type !== 'reference';
}

const unplaced: Omit<NounCandidate, 'noun'> = {
  range: { from: 0, to: 0 },
  region: { from: 0, to: 0 },
  strength: 50,
  isPlural: true,
  isMine: false,
  isTrade: false,
};

/** "satılık": what things are for, not what they are. */
const purpose = /^\p{L}+l[ıiuü]k$/u;

/** Where the user's word for the subject stands. */
const placeOf = (reading: Reading, { at, phrase = '' }: Choice): Partial<NounCandidate> => {
  if (at === undefined) return {};
  const range = { from: at, to: Math.min(reading.words.length, at + phrase.split(' ').length) };
  return { range, region: range };
};

/** "lost" of "lost and found". */
const isWithinPhrase = ({ range }: NounCandidate, { at = 0, phrase = '' }: Choice): boolean =>
  range.from === at && range.to < at + phrase.split(' ').length;

/** The choice for another kind of app than its subject is usually for: another subject of the phrase, else the user's
 * noun; undefined if there is none. */
export function asOtherKind(
  reading: Reading,
  choice: Choice,
  candidates: readonly NounCandidate[],
  kind: ArchetypeId,
): Choice | undefined {
  const { subject, phrase, at } = choice;
  if (subject === undefined) return choice;
  const free = candidates.filter((each) => !isFieldNoun(reading, each) && !purpose.test(each.noun));
  const covers = ({ range }: NounCandidate): boolean => at !== undefined && range.from <= at && at < range.to;
  const own = free.find((each) => covers(each) && !each.isTrade) ?? free.find(covers);
  const other = allMatches(reading).find(
    (match) =>
      !match.isTypo &&
      match.value.archetype === kind &&
      !isGenericMatch(reading, match) &&
      own !== undefined &&
      match.start + match.length >= own.range.to &&
      overlaps(own.range, { from: match.start, to: match.start + match.length }),
  );
  if (other) return { ...choice, subject: other.value, noun: undefined, phrase: other.text, at: other.start };
  // "hocayım. Öğrencilerin …, yoklama": a thing of that kind that is named says more than who the user is.
  const ofKind =
    own === undefined || own.isTrade || choice.trade !== undefined
      ? allMatches(reading).find(
          (match) =>
            !match.isTypo &&
            match.value.archetype === kind &&
            match.value !== subject &&
            !isGenericMatch(reading, match) &&
            reading.isFreeRange({ from: match.start, to: match.start + match.length }) &&
            !isPlainField(reading, match),
        )
      : undefined;
  if (ofKind)
    return { ...choice, subject: ofKind.value, noun: undefined, phrase: ofKind.text, at: ofKind.start };
  const named = phrase ?? subject.words[reading.language][0] ?? subject.name[reading.language];
  // "bahşişleri yazıyım garsonum": who the user is does not say what is written down.
  const isTrade = at !== undefined && (reading.words[at]?.isSelf === true || own?.isTrade === true);
  const things = free.filter((each) => !each.isTrade && !covers(each));
  const isOfPhrase = own !== undefined && isWithinPhrase(own, choice);
  const told = isTrade ? things.find(({ isPlural }) => isPlural) : isOfPhrase ? undefined : own;
  const beside = choice.noun && !purpose.test(choice.noun.noun) ? choice.noun : undefined;
  if (isTrade && told === undefined && beside === undefined) return undefined;
  const noun = beside ?? told ?? { ...unplaced, ...placeOf(reading, choice), noun: named };
  if (purpose.test(noun.noun)) return undefined;
  return { subject: undefined, others: [], noun, trade: choice.trade, isCertain: true };
}
