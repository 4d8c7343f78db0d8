import { fold } from '../language/fold.ts';
import type { Subject } from '../lexicon/subject.ts';
import type { ArchetypeId } from '../spec/app-spec.ts';
import { isAside } from './aside.ts';
import { isBrief } from './lists/brief.ts';
import type { NounCandidate } from './nouns/candidate.ts';
import type { Range, Reading } from './reading.ts';
import { generic, isJoined, overlaps, type Scored } from './score-subjects.ts';
import { isFieldNoun, isPlainNoun } from './trade-subjects.ts';
import { isMark } from './word.ts';
import { englishBusinesses } from './words/english-words.ts';
import { turkishBusinesses } from './words/turkish-words.ts';
import { wordSet } from './words/word-list.ts';

/** "forum for gardeners" is a forum, whatever gardeners do. */
export const isCommunity = (reading: Reading, item: Scored, best: Scored): boolean =>
  /^(?:forum|quiz|chat|marketplace|community|blog|news|sohbet|haber)/.test(reading.folded(item.range.from)) &&
  item.subject.archetype !== best.subject.archetype &&
  // "haber vereyim" is a message.
  item.score > 10 &&
  best.candidate !== undefined &&
  best.candidate.strength <= 70;

/** "X list" is a list of X, not of tasks. */
export const isBareList = ({ match, range }: Scored, strongest: NounCandidate | undefined): boolean =>
  strongest !== undefined &&
  (/^(?:list|liste)$/.test(match.text) ||
    // "açılışlarım hamleler not": a note about each of them.
    (/^(?:not|note|notes)$/.test(match.text) && strongest.isMine && range.from >= strongest.range.to));

/** "chimney sweep customer visit" → "chimney sweep". */
export function withoutGeneric(noun: string | undefined): string | undefined {
  const words = noun?.split(' ') ?? [];
  const at = words.findIndex((word, index) => index > 0 && generic.has(fold(word)));
  return at > 0 ? words.slice(0, at).join(' ') : noun;
}

/** What users do with the things of the phrase before it: "parfüm siparişleri". */
export const actions = wordSet(
  'siparis stok rezervasyon randevu kiralama satis envanter order orders stock inventory reservation reservations booking bookings rental appointments',
);

/** The generic subject is the app's head and the specific one only names the trade: "berber için stok takibi". */
export function isHead(
  reading: Reading,
  item: Scored,
  strongest: NounCandidate | undefined,
  best: Scored,
): boolean {
  if (best.candidate?.isTrade || (!best.candidate && item.candidate)) return true;
  const isAfter = best.range.to <= item.range.from;
  if (!isAfter || !best.candidate) return false;
  const isInRegion = best.candidate === strongest && item.range.to <= strongest.region.to;
  if (isInRegion && reading.words[item.range.from]?.stems.some(({ stem }) => actions.has(stem))) return true;
  return best.candidate.strength <= 70;
}

/** What is written down about games and quizzes. */
const results = /^(?:readings|scores|points|results?|winners?|ladder|standings|fixtures?|contacts?)$/;

const tellsWhoGave = ({ words }: Reading): boolean =>
  words.some(({ folded }) => /^(?:hangi|kim|which|who)$/.test(folded)) &&
  words.some(({ folded }) => /^(?:verdi|birakti|odedi|gave|left|paid|tipped)$/.test(folded));

/** "restaurants near me": places, no work for customers. */
const isNearby = ({ words }: Reading): boolean =>
  words.some(({ folded }, at) => folded === 'near' && words[at + 1]?.folded === 'me');

/** "tesbih koleksiyonu" is a collection although the lexicon has beads as a counter. */
export function isOtherKind(
  reading: Reading,
  item: Scored,
  strongest: NounCandidate | undefined,
  archetypes: ReadonlyMap<ArchetypeId, number>,
): boolean {
  if (item.candidate !== strongest || item.isGeneric) return false;
  const isLogged = (archetypes.get('log') ?? 0) >= 0.6;
  const isOwned = (archetypes.get('collection') ?? 0) >= 1;
  if (item.subject.archetype === 'game' && (isLogged || isOwned)) return true;
  // "headstones we are cataloging" are no orders of a stonemason.
  const isCollected = reading.words.some(({ folded }) => /^(?:catalog\w*|own|koleksiyon\w*)$/.test(folded));
  if (!isBrief(reading) && item.subject.archetype === 'jobs' && isOwned && isCollected) return true;
  // "peynirleri satıyorum": who sells things keeps no collection of them.
  const isSold = reading.words.some(({ folded }) => /^sat[iu]yo(?:r[iu][mz])?$/.test(folded));
  if (
    !isBrief(reading) &&
    item.subject.archetype === 'collection' &&
    isSold &&
    item.match.length === 1 &&
    item.subject.id !== 'classifieds'
  )
    return true;
  if (['jobs', 'appointments'].includes(item.subject.archetype) && isNearby(reading)) return true;
  // "ilkyardım testi": the test is meant, whatever else is known about its topic.
  if (
    !['quiz', 'game'].includes(item.subject.archetype) &&
    item.candidate !== undefined &&
    item.range.to <= item.candidate.range.to &&
    /^(?:testi|quizi|quiz|bilgi yarismasi)$/.test(reading.folded(item.candidate.region.to - 1))
  )
    return true;
  // "kurye bahşiş, hangi semt ne kadar verdi": what happened is written down, not calculated.
  if (item.subject.archetype === 'tool' && tellsWhoGave(reading)) return true;
  if (!['tool', 'game', 'quiz', 'articles', 'media'].includes(item.subject.archetype)) return false;
  if (item.candidate && results.test(reading.folded(item.candidate.range.to - 1))) return true;
  const { range, region } = item.candidate ?? { range: item.range, region: item.range };
  const from = Math.max(range.to, item.range.to);
  return reading.index.archetypes
    .findAll(reading.words, from, region.to)
    .some(({ value }) => value !== item.subject.archetype && value !== 'log');
}

/** "pastacı": the word itself names a trade. */
const isTradeWord = ({ candidate }: Scored): boolean => candidate?.isTrade === true;

/** Kinds of work that people name with the same words: bookings are appointments or reservations. */
const similar: readonly (readonly ArchetypeId[])[] = [
  ['appointments', 'reservation'],
  ['jobs', 'catalogue'],
  ['collection', 'catalogue'],
];

export const isSimilar = (first: ArchetypeId, second: ArchetypeId): boolean =>
  first === second || similar.some((group) => group.includes(first) && group.includes(second));

/** "number joining game (2048)": brackets directly after the phrase say it again. */
const isApposed = (reading: Reading, { range }: Scored, { region }: NounCandidate): boolean =>
  range.from - 1 === region.to && isMark(reading.words[region.to], '(');

/** So long a word is hardly ever another one with one wrong letter. */
const longWord = 9;

/** A subject outside of the strongest noun phrase is a detail, unless the phrase is weak. */
export function isAbout(reading: Reading, item: Scored, strongest: NounCandidate | undefined): boolean {
  if (!strongest) return item.score > 0;
  // A typo never replaces a part of a phrase that was found without it.
  const isPart = item.range.from > strongest.range.from || item.range.to < strongest.range.to;
  if (item.match.isTypo && isPart && item.match.text.length < longWord) return false;
  if (item.candidate === strongest) {
    const { range } = strongest;
    const coversHead = item.range.from < range.to && item.range.to >= range.to;
    // "balık tarifleri" is about recipes; "kitap ayracı" is not about books.
    return (
      coversHead ||
      item.range.to - item.range.from >= 2 ||
      isJoined(reading, item.range, strongest) ||
      isTradeWord(item) ||
      isBeforeGeneric(reading, item.range.to, range.to)
    );
  }
  if (isApposed(reading, item, strongest)) return true;
  // Three words in a row are meant: "dört işlem yarışması ilkokul için".
  if (item.match.length > 2 && !item.match.isTypo) return true;
  if (isAside(reading, item.range, strongest) && !isPlainNoun(reading, strongest)) return false;
  if (!item.candidate) return strongest.strength < 75 && item.score > 8 && !isLater(reading, item);
  // "radyo amatörüyüm", "berber koltuğunu kiralıyorum": a part of what the user is or has.
  const { isTrade, range, strength } = item.candidate;
  if (isTrade && item.range.to < range.to - (range.to - range.from > 2 ? 1 : 0)) return false;
  return (
    strength >= strongest.strength - 22 ||
    (isTrade && (strongest.strength < 86 || isFieldNoun(reading, strongest)))
  );
}

/** A word of a later sentence of a long description, in no phrase that says what it is about. */
const isLater = (reading: Reading, { range }: Scored): boolean =>
  isBrief(reading) && range.from >= (reading.sentences()[1]?.to ?? reading.words.length);

/** "nalbur dükkanı ürün listesi": only general words stand between the subject and the end of the phrase. */
function isBeforeGeneric(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const names = [reading.folded(at), ...(reading.words[at]?.stems.map(({ stem }) => stem) ?? [])];
    if (
      !names.some((name) => generic.has(name) || turkishBusinesses.has(name) || englishBusinesses.has(name))
    )
      return false;
  }
  return from < to;
}

export const strongerThanGeneric = (strongest: NounCandidate | undefined, item: Scored): boolean =>
  strongest !== undefined &&
  strongest.strength >= 80 &&
  !overlaps(strongest.region, item.range) &&
  item.candidate !== undefined &&
  item.candidate.strength + 10 < strongest.strength;

/** The user's noun when it says more than the subject: "balık tarifleri" for recipes. */
export function nounBeside(reading: Reading, { candidate, range }: Scored): NounCandidate | undefined {
  if (!candidate || isJoined(reading, range, candidate)) return undefined;
  const isLonger = candidate.range.from < range.from || candidate.range.to > range.to;
  return isLonger ? candidate : undefined;
}

/** "kitap ve film": a further subject in the same phrase. */
export function findOthers(reading: Reading, best: Scored, scored: readonly Scored[]): Subject[] {
  return (
    scored
      .filter((item) => (item.isGeneric ? item.subject.archetype === 'checklist' : item.score > 0))
      .filter((item) => item.subject !== best.subject && !overlaps(item.range, best.range))
      // "yoklama ve aidat": dues of the same people, no accounts of a building.
      .filter((item) => !(item.subject.archetype === 'ledger' && best.subject.archetype === 'people'))
      .filter((item) => {
        const [first, second] =
          item.range.from < best.range.from ? [item.range, best.range] : [best.range, item.range];
        const between = second.from - first.to;
        return (
          between === 1 &&
          /^(?:ve|and|ile|,|&)$/.test(reading.folded(first.to)) &&
          reading.isFreeRange(item.range)
        );
      })
      .map(({ subject }) => subject)
      .slice(0, 2)
  );
}

/** Whether the words of a candidate are more than the subject's phrase: "fountain pens" in "collection of fountain pens". */
export const namesOther = (candidate: NounCandidate, range: Range): boolean =>
  !overlaps(candidate.range, range) || candidate.range.to > range.to;
