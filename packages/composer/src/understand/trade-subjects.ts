import type { Subject } from '../lexicon/subject.ts';
import type { ArchetypeId } from '../spec/app-spec.ts';
import { customerCues } from './evidence/customer-cues.ts';
import { findCues } from './evidence/find-cues.ts';
import { type NounCandidate, strengths } from './nouns/candidate.ts';
import type { Range, Reading } from './reading.ts';
import type { Scored } from './score-subjects.ts';
import { isTurkishTrade, trades } from './words/trades.ts';
import { wordSet } from './words/word-list.ts';

const vagueNouns = wordSet(`
  rapor not para fiyat tutar ücret bilgi kayıt veri şey ad isim telefon adres tarih saat gün resim fotoğraf toplam durum hepsi ona bunu şunu onu
  ev telefonum işlem yer zaman sayı liste tablo ekran report note money price name phone address date time day photo total status everything
  anything home data information entry entries record records number thing things history chart list screen who what`);

/** A noun that says nothing about the subject, or the object of a later verb: "aylık rapor yazsın". */
export function isVague(reading: Reading, candidate: NounCandidate): boolean {
  const isLead = candidate.strength === strengths.lead;
  return isPlainNoun(reading, candidate) || (candidate.strength <= strengths.builtObject && !isLead);
}

/** A noun that any app may be about: "liste", "bilgi", "everything", or a field. */
export function isPlainNoun(reading: Reading, { range, isMine, isPlural }: NounCandidate): boolean {
  // "duvar saatlerim": things of the user, whatever the word says alone.
  if (isMine && isPlural && range.to - range.from > 1) return false;
  const head = reading.words[range.to - 1];
  const names = [head?.folded ?? '', ...(head?.stems.map(({ stem }) => stem) ?? [])];
  return (
    names.some((name) => vagueNouns.has(name)) ||
    reading.index.fields.findWhole(reading.words.slice(range.from, range.to)) !== undefined
  );
}

/** Parts of an app that are also subjects of their own. */
const isInterface = wordSet(
  'menu menü form formu liste list profil profile sohbet chat harita takvim calendar galeri gallery arama ayarlar',
);

/** "çeşit adet" names fields, not a trade. */
export const isFieldNoun = (reading: Reading, { range }: NounCandidate): boolean =>
  reading.index.fields
    .findAll(reading.words, range.from, range.to)
    .reduce((count, { length, isTypo }) => count + (isTypo ? 0 : length), 0) ===
  range.to - range.from;

/** A subject outside of every phrase has one word's points, 12, and those of its hints. */
const leastPoints = 14;

/** The best subject of the first sentences, where people say what the app is for. */
export function firstSpecific(
  reading: Reading,
  specific: readonly Scored[],
  strongest: NounCandidate,
): Scored | undefined {
  const sentences = reading.sentences();
  const end = sentences[Math.min(1, sentences.length - 1)]?.to ?? 0;
  // A noun that says something by itself gives way only to a subject of a phrase, not to any word of the text.
  const least = isPlainNoun(reading, strongest) ? Number.NEGATIVE_INFINITY : leastPoints;
  return specific.find(
    ({ match, range, score, candidate }) =>
      !match.isTypo &&
      score > least &&
      !(least > 0 && candidate && candidate.strength < strongest.strength - 22) &&
      range.from < end &&
      !isInterface.has(reading.folded(range.from)),
  );
}

/** Phrases of the lexicon for a trade that it does not have, by what people of the trade do. */
const workOf: Partial<Record<ArchetypeId, string>> = {
  appointments: 'booking',
  stock: 'stock',
  catalogue: 'online shop',
  jobs: 'service business',
};

/** "kalaycıyım", "I'm a farrier": work for customers, whatever it is. */
export function tradeOnly(
  reading: Reading,
  candidates: readonly NounCandidate[],
  archetypes: ReadonlyMap<ArchetypeId, number>,
): { readonly subject: Subject; readonly trade: string; readonly about: Range } | undefined {
  const [strongest] = candidates;
  const stated = candidates.find(({ isTrade }) => isTrade);
  const named = strongest && isTradeHead(reading, strongest) ? strongest : undefined;
  const trade = stated && (stated === strongest || isTradeHead(reading, stated)) ? stated : named;
  if (!trade || (strongest && strongest !== trade && strongest.strength > 86 && !isVague(reading, strongest)))
    return undefined;
  if (trade !== stated || !isOnlyTrade(reading)) {
    const cues = findCues(reading);
    if (!customerCues.some((cue) => cues.has(cue))) return undefined;
  }
  const [best] = [...archetypes].sort((a, b) => b[1] - a[1]).map(([id]) => id);
  const phrase = (best && workOf[best]) ?? workOf.jobs;
  const subject = phrase && reading.index.subjects.findPhrase(phrase);
  if (!subject) return undefined;
  return { subject, trade: trade.noun, about: trade.range };
}

const longestTrade = 4;

/** "kalaycıyım": nothing else is said. */
const isOnlyTrade = ({ words }: Reading): boolean =>
  words.filter(({ kind }) => kind === 'word').length <= longestTrade;

const isTradeHead = (reading: Reading, { range }: NounCandidate): boolean =>
  reading.language === 'tr'
    ? isTurkishTrade(reading.folded(range.to - 1))
    : trades.has(reading.folded(range.to - 1)) && range.to - range.from <= 3;
