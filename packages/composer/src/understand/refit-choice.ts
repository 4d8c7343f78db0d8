import type { Subject } from '../lexicon/subject.ts';
import { findMisfits } from './archetype-evidence.ts';
import type { Choice } from './choose-subject.ts';
import { archetypeOfDealings, isHandedOut, kindOfAd, subjectOfDealings } from './find-dealings.ts';
import { listedThing } from './listed-thing.ts';
import type { NounCandidate } from './nouns/candidate.ts';
import type { Reading } from './reading.ts';
import { allMatches, isGenericMatch, overlaps } from './score-subjects.ts';
import { subjectByPhrase } from './subject-by-phrase.ts';
import { isFieldNoun } from './trade-subjects.ts';

/** A phrase of several words of the lexicon is meant, whatever else the text says. */
const isLongPhrase = ({ phrase = '' }: Choice): boolean => phrase.includes(' ');

/** "I teach english online": lessons, whatever is taught. */
function taughtLessons(reading: Reading): Subject | undefined {
  const isTaught = reading.words.some(
    ({ folded }, at) => folded === 'teach' && /^(?:i|we)$/.test(reading.folded(at - 1)),
  );
  return isTaught ? reading.index.subjects.findPhrase('private lesson') : undefined;
}

const later = /^(?:veresiye\w*|borc\w*|oder(?:im|iz|ler)?|odeyecek\w*|defter[ei]?)$/;

/** "bakkalım, köylü sonra öderim diyor": a shop that customers owe money keeps accounts, no stock. */
function creditOfShop(reading: Reading, { subject }: Choice): Subject | undefined {
  if (subject?.archetype !== 'stock' && subject?.archetype !== 'catalogue') return undefined;
  const count = reading.words.filter(({ folded }) => later.test(folded)).length;
  return count > 2 ? reading.index.subjects.findPhrase('veresiye') : undefined;
}

/** "nişanlık kiralıyoruz", "rent out my two caravans": the object of the verb. */
const letThing = ({ words }: Reading, candidates: readonly NounCandidate[]): NounCandidate | undefined =>
  candidates.find(
    ({ range, region }) =>
      /^kiral[iu]yor/.test(words[range.to]?.folded ?? '') ||
      [region.from, region.from - 1, region.from + 1].some(
        (at) => words[at]?.folded === 'out' && at < range.from,
      ),
  );

/**
 * The choice after a comparison with what the sentences tell: a subject of one word whose kind of app they speak against
 * gives way to another subject of the same phrase, or to the user's own noun.
 */
export function refitChoice(reading: Reading, choice: Choice, candidates: readonly NounCandidate[]): Choice {
  const { subject } = choice;
  const lessons = subject ? undefined : taughtLessons(reading);
  if (lessons) return { ...choice, subject: lessons, trade: choice.noun?.noun, noun: undefined };
  const listed = subject ? undefined : listedThing(reading, choice);
  if (listed) return { ...choice, noun: listed };
  const credit = creditOfShop(reading, choice);
  if (credit) return { ...choice, subject: credit, others: [], noun: undefined };
  const dealings = subjectOfDealings(reading, subject);
  if (dealings)
    return {
      ...choice,
      subject: dealings,
      trade: choice.noun?.noun ?? choice.phrase,
      noun: undefined,
      others: [],
    };
  const noun =
    candidates.find((each) => !each.isTrade && !isFieldNoun(reading, each)) ??
    candidates.find(({ isTrade }) => !isTrade);
  if (noun && subject && kindOfAd(reading, subject))
    return { subject: undefined, others: [], noun, trade: undefined, isCertain: true, isDealt: true };
  const kind = archetypeOfDealings(reading, subject);
  const lent = kind === 'reservation' ? letThing(reading, candidates) : undefined;
  if (kind === 'reservation' && (lent ?? (subject && noun)))
    return {
      subject: undefined,
      others: [],
      noun: lent ?? noun,
      trade: undefined,
      isCertain: true,
      isDealt: true,
    };
  if (kind === 'catalogue') {
    const shop = subjectByPhrase(reading.index, 'online shop');
    const about = noun?.noun ?? choice.phrase;
    if (shop) return { ...choice, subject: shop, trade: about, noun: undefined, others: [] };
  }
  const misfits = findMisfits(reading);
  const isHanded = subject?.archetype === 'catalogue' && isHandedOut(reading);
  if (!subject || !misfits.has(subject.archetype) || (isLongPhrase(choice) && !isHanded)) return choice;
  if (!noun) return choice;
  const other = allMatches(reading).find(
    (match) =>
      !match.isTypo &&
      !misfits.has(match.value.archetype) &&
      !isGenericMatch(reading, match) &&
      overlaps(noun.range, { from: match.start, to: match.start + match.length }) &&
      match.start + match.length >= noun.range.to,
  );
  if (other)
    return {
      ...choice,
      subject: other.value,
      noun: undefined,
      phrase: other.text,
      at: other.start,
    };
  // "Kuran kursunda hocayım, öğrencilerin …": a subject of a phrase that says more than the noun.
  const stronger = allMatches(reading).find(
    (match) =>
      !match.isTypo &&
      !misfits.has(match.value.archetype) &&
      !isGenericMatch(reading, match) &&
      candidates.some(
        ({ isTrade, strength, range }) =>
          !isTrade &&
          strength > noun.strength &&
          overlaps(range, { from: match.start, to: match.start + match.length }),
      ),
  );
  if (stronger)
    return { ...choice, subject: stronger.value, noun: undefined, phrase: stronger.text, at: stronger.start };
  return { subject: undefined, others: [], noun, trade: choice.trade, isCertain: true };
}
