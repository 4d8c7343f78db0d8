import type { Subject } from '../lexicon/subject.ts';
import type { ArchetypeId } from '../spec/app-spec.ts';
import { isBrief } from './lists/brief.ts';
import type { Reading } from './reading.ts';
import { subjectByPhrase } from './subject-by-phrase.ts';
import { isMark } from './word.ts';

const records: ReadonlySet<ArchetypeId> = new Set([
  'log',
  'collection',
  'checklist',
  'measurements',
  'places',
  'articles',
  'weekPlan',
  'media',
]);

const has = ({ words }: Reading, pattern: RegExp): boolean =>
  pattern.test(words.map(({ folded }) => folded).join(' '));

/** "nişanlık kiralıyoruz", "rent out my caravans": what the user lets for days or hours. */
const lets =
  /\bkiral[iu]yor[iu][mz]\b|\bkiraya ver\w+|\b(?:i|we) (?:rent|hire)(?: out)?\b|\b(?:rent|renting|hire|hiring|let|letting) out\b/;
/** "honey for sale, want people to order jars": others choose from what is offered. */
const offers =
  /\b(?:people|customers|they|clients|neighbours|neighbors) (?:to|can|could|should) (?:order|buy|pre ?order)\b|\bfor sale\b[^.]{0,60}\border\b|\b(?:musteriler|insanlar|herkes|komsular)\w* (?:\w+ ){0,2}siparis ver\w+/;
/** "puppies for sale", "satılık odun"; "kiralık karavan", "bouncy castle for hire". */
const sells = /\bfor sale\b|\bsatilik\b/;
const letsOut = /\bkiralik\b|\bfor (?:hire|rent)(?: ?[,.;!]|$)/;
const longestAd = 8;
/** Who wants to write down what was sold says so, and so does who looks for a thing or pays for it. */
const advertisesNothing =
  /\b(?:takip|takib\w*|kayit\w*|kayd\w*|defter\w*|liste\w*|gunlugu|log|track\w*|list|records?|diary|sales|stock|stok\w*|orders?|siparis\w*|look\w*|find\w*|split\w*|pay\w*|bills?|ariyor\w*|bakiyor\w*)\b/;
/** Listings of any things or of homes, which ads are. */
const listings = /^(?:classifieds|propertyListings)$/;

/** The kind of app for a description that is no more than an ad for things of which the lexicon has a record at most: "eggs for sale". */
export function kindOfAd(
  reading: Reading,
  subject: Subject | undefined,
): 'reservation' | 'catalogue' | undefined {
  if (subject !== undefined && (!records.has(subject.archetype) || listings.test(subject.id)))
    return undefined;
  const isLong = reading.words.length > longestAd || reading.words.some((word) => isMark(word, ':'));
  if (isLong || has(reading, advertisesNothing)) return undefined;
  if (has(reading, letsOut)) return 'reservation';
  return has(reading, sells) ? 'catalogue' : undefined;
}

/** "kim ne harcadı kim kime verecek", "who paid who": accounts between people who share. */
const shares =
  /\bkim ne (?:harcad[iu]|oded[iu])\b[^.]{0,60}\bkime\b|\bkim (?:ne kadar|kac para|ne kadar para) (?:oded[iu]|harcad[iu]|koydu|verdi)\b|\bkim kime (?:borclu|verecek|odeyecek|ne kadar)\b|\bwho (?:paid|owes) (?:who|whom|what to who)\b|\bwho\b.{0,40}\b(?:bought|paid)\b.{0,40}\bhow much (?:they|he|she) paid\b/;
/** "which neighbour borrowed what": things that are lent. */
const lent = /\b(?:who|which \w+) (?:has )?borrow(?:ed|s)\b|\bkim ne(?:yi)? (?:odunc|emanet) ald[iu]\b/;
/** "kimin kaç dönüm borcu kalmış": who has to pay the user. */
const owed = /\bkim(?:in|de)?\b[^.]{0,40}\bborc(?:u|lari)\b|\bwho (?:still |else )?owes (?:me|us)\b/;

/** The subject that what people do with each other stands for, whatever the things are. */
export function subjectOfDealings(reading: Reading, subject: Subject | undefined): Subject | undefined {
  if (isBrief(reading)) return undefined;
  if (has(reading, shares) && subject?.archetype !== 'ledger')
    return subjectByPhrase(reading.index, 'split bills');
  if (subject === undefined && has(reading, lent)) return subjectByPhrase(reading.index, 'lending');
  if (has(reading, owed) && subject?.archetype !== 'ledger' && subject?.archetype !== 'jobs')
    return subjectByPhrase(reading.index, 'debts');
  return undefined;
}

/** The kind of app that a record of things gives way to, because they are let or sold. */
export function archetypeOfDealings(
  reading: Reading,
  subject: Subject | undefined,
): 'reservation' | 'catalogue' | undefined {
  if (subject !== undefined && !records.has(subject.archetype)) return undefined;
  if (has(reading, lets)) return 'reservation';
  return has(reading, offers) ? 'catalogue' : undefined;
}

const handed =
  /\bkim (?:goturdu|teslim etti|aldi goturdu)\b|\b(?:para|parasi|odeme|odemesi) (?:alindi|verildi|yapildi)\b|\bodendi mi\b|\bwho bought\b|\b(?:paid|posted|sent|delivered|collected|shipped) (?:yet|or not)\b/;

/** "kim götürdü para alındı mı": the seller writes down orders that were made, there is no offer to choose from. */
export const isHandedOut = (reading: Reading): boolean => !isBrief(reading) && has(reading, handed);
