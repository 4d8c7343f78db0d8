import { fold } from '../language/fold.ts';
import type { Subject } from '../lexicon/subject.ts';
import type { ArchetypeId } from '../spec/app-spec.ts';
import type { NounCandidate } from './nouns/candidate.ts';
import type { PhraseMatch } from './phrase-table.ts';
import type { Range, Reading } from './reading.ts';
import { isMark } from './word.ts';
import {
  englishAppWords,
  englishAudience,
  englishGenericHeads,
  englishStops,
} from './words/english-words.ts';
import { turkishAppWords, turkishGenericHeads } from './words/turkish-words.ts';
import { wordSet } from './words/word-list.ts';

/** Words that name what many trades do; a trade or noun beside them says more. */
const generic = wordSet(`
  randevu siparis stok rezervasyon musteri takip satis is kayit urun hatirlatici reminder reminders ajanda personel servis teslimat envanter kiralama bilet hizmet fatura
  appointment appointments booking bookings order orders stock inventory reservation reservations customer customers client clients
  job jobs product products staff rental schedule member members delivery list liste not notes note teklif proje project task tasks gorev checklist todo
  calendar takvim event events etkinlik uye online organizasyon hedef goal goals koleksiyon collection hesap seans plan
  exercise exercises egzersiz routine video kisi contact contacts hizmetler invoice`);

interface Scored {
  readonly subject: Subject;
  readonly match: PhraseMatch<Subject>;
  readonly range: Range;
  readonly score: number;
  readonly isGeneric: boolean;
  readonly candidate: NounCandidate | undefined;
}

export interface Choice {
  readonly subject: Subject | undefined;
  readonly others: readonly Subject[];
  readonly noun: NounCandidate | undefined;
  readonly trade: string | undefined;
  /** The user's word for the subject. */
  readonly phrase?: string;
  readonly isCertain: boolean;
}

const overlaps = (a: Range, b: Range): boolean => a.from < b.to && b.from < a.to;

function isGenericMatch(reading: Reading, { start, length }: PhraseMatch<Subject>): boolean {
  return reading.words
    .slice(start, start + length)
    .every(
      (word) =>
        generic.has(word.folded) ||
        englishAppWords.has(word.folded) ||
        turkishAppWords.has(word.folded) ||
        word.stems.some(({ stem }) => generic.has(stem)),
    );
}

/** How well a subject's phrase fits what the sentence is about. */
function score(
  reading: Reading,
  match: PhraseMatch<Subject>,
  candidates: readonly NounCandidate[],
  archetypes: ReadonlyMap<ArchetypeId, number>,
): Scored {
  const range = { from: match.start, to: match.start + match.length };
  const candidate =
    candidates.find((each) => isJoined(reading, range, each)) ??
    candidates.find(({ region, range: words }) => overlaps(region, range) || overlaps(words, range));
  let points = match.length * 12 - match.start * 0.05;
  if (candidate) {
    points += candidate.strength * 0.6;
    const coversHead = range.from < candidate.range.to && range.to >= candidate.range.to;
    if (coversHead) points += 22;
    else if (range.from >= candidate.range.to) points += 14;
  }
  if (match.isTypo) points -= 16;
  // In "recipe book" the container is no subject of its own.
  if (candidate && range.from >= candidate.range.to && isContainer(reading, range)) points -= 40;
  const isGenericWord = isGenericMatch(reading, match);
  if (isAudiencePhrase(reading, range)) points -= 20;
  if (isGenericWord) points -= 26 + match.start * 1.5;
  if (isOtherForm(reading, match)) points -= 14;
  points += Math.min(10, (archetypes.get(match.value.archetype) ?? 0) * 4);
  if (!reading.isFreeRange(range)) points -= 60;
  return { subject: match.value, match, range, score: points, isGeneric: isGenericWord, candidate };
}

/** "alışkanlık ve görev takibi": the word before the phrase belongs to the same container. */
const isJoined = (reading: Reading, { to }: Range, { range }: NounCandidate): boolean =>
  to === range.from - 1 && /^(?:ve|and|ile|&)$/.test(reading.folded(to));

/** "my team" says who uses the app. */
const isAudiencePhrase = (reading: Reading, { from, to }: Range): boolean =>
  to - from > 1 &&
  reading.words
    .slice(from, to)
    .every(({ folded }) => englishAudience.has(folded) || englishStops.has(folded));

const isContainer = (reading: Reading, { from, to }: Range): boolean => {
  for (let at = from; at < to; at += 1) {
    if (!englishGenericHeads.has(reading.folded(at)) && !turkishGenericHeads.has(reading.folded(at)))
      return false;
  }
  return true;
};

/** "watering" is less than "water". */
const isOtherForm = (reading: Reading, { start, length, text }: PhraseMatch<Subject>): boolean =>
  length === 1 && reading.folded(start).endsWith('ing') && !text.endsWith('ing');

function allMatches(reading: Reading): PhraseMatch<Subject>[] {
  const found: PhraseMatch<Subject>[] = [];
  for (let at = 0; at < reading.words.length && found.length < 400; at += 1) {
    const isAppWord = turkishAppWords.has(reading.folded(at)) || englishAppWords.has(reading.folded(at));
    for (const match of reading.index.subjects.findAt(reading.words, at)) {
      if (isAppWord && match.length === 1) continue;
      const derivation = reading.words[at]?.stems.find(({ suffixes }) => suffixes.derivation !== '')?.suffixes
        .derivation;
      const hasPlain = reading.words[at]?.stems.some(({ suffixes }) => suffixes.derivation === '');
      if (match.length === 1 && !hasPlain && (derivation === 'with' || derivation === 'without')) continue;
      found.push(match);
    }
  }
  return found;
}

/** Points for subjects whose supporting words appear. */
function hintPoints(reading: Reading): ReadonlyMap<Subject, number> {
  const points = new Map<Subject, number>();
  for (let at = 0; at < Math.min(reading.words.length, 2000); at += 1) {
    for (const { value } of reading.index.hints.findAt(reading.words, at))
      points.set(value, (points.get(value) ?? 0) + 3);
  }
  return points;
}

/** Whether the words of a candidate are more than the subject's phrase: "fountain pens" in "collection of fountain pens". */
const namesOther = (candidate: NounCandidate, range: Range): boolean =>
  !overlaps(candidate.range, range) || candidate.range.to > range.to;

export function chooseSubject(
  reading: Reading,
  candidates: readonly NounCandidate[],
  archetypes: ReadonlyMap<ArchetypeId, number>,
): Choice {
  const hints = hintPoints(reading);
  const scored = allMatches(reading)
    .map((match) => score(reading, match, candidates, archetypes))
    .map((item) => ({ ...item, score: item.score + Math.min(9, hints.get(item.subject) ?? 0) }))
    .sort((a, b) => b.score - a.score);
  const strongest = candidates.find(({ isTrade }) => !isTrade) ?? candidates[0];
  const trade = candidates.find(({ isTrade }) => isTrade);
  const specific = scored.filter((item) => !item.isGeneric && item.score > 0);
  const genericBest = scored.find(
    (item) => item.isGeneric && item.score > -10 && !isBareList(item, strongest),
  );
  const best = specific.find(
    (item) => isAbout(reading, item, strongest) && !isOtherKind(reading, item, strongest, archetypes),
  );
  const none = {
    subject: undefined,
    others: [],
    noun: strongest,
    trade: trade?.noun,
    isCertain: candidates.length > 0,
  };

  const head = best && specific.find((item) => isCommunity(reading, item, best));
  if (head && best)
    return { subject: head.subject, others: [], noun: undefined, trade: best.match.text, isCertain: true };
  if (best) {
    const conflicts =
      genericBest &&
      !isSimilar(genericBest.subject.archetype, best.subject.archetype) &&
      isHead(reading, genericBest, strongest, best);
    if (conflicts)
      return {
        subject: genericBest.subject,
        others: [],
        noun: undefined,
        trade: best.match.text,
        isCertain: true,
      };
    return {
      subject: best.subject,
      others: findOthers(reading, best, scored),
      noun: nounBeside(reading, best),
      trade: trade?.noun,
      phrase: best.match.text,
      isCertain: true,
    };
  }
  if (genericBest && !strongerThanGeneric(strongest, genericBest)) {
    const noun = candidates.find(
      (candidate) => namesOther(candidate, genericBest.range) && candidate.strength > 45,
    );
    return {
      subject: genericBest.subject,
      others: [],
      noun: undefined,
      trade: withoutGeneric(noun?.noun) ?? trade?.noun,
      isCertain: true,
    };
  }
  if (strongest) return none;
  return none;
}

/** "forum for gardeners" is a forum, whatever gardeners do. */
const isCommunity = (reading: Reading, item: Scored, best: Scored): boolean =>
  /^(?:forum|quiz|chat|marketplace|community|blog|news|sohbet|haber)/.test(reading.folded(item.range.from)) &&
  item.subject.archetype !== best.subject.archetype &&
  best.candidate !== undefined &&
  best.candidate.strength <= 70;

/** "X list" is a list of X, not of tasks. */
const isBareList = ({ match }: Scored, strongest: NounCandidate | undefined): boolean =>
  /^(?:list|liste)$/.test(match.text) && strongest !== undefined;

/** "chimney sweep customer visit" → "chimney sweep". */
function withoutGeneric(noun: string | undefined): string | undefined {
  const words = noun?.split(' ') ?? [];
  const at = words.findIndex((word, index) => index > 0 && generic.has(fold(word)));
  return at > 0 ? words.slice(0, at).join(' ') : noun;
}

/** What users do with the things of the phrase before it: "parfüm siparişleri". */
const actions = wordSet(
  'siparis stok rezervasyon randevu kiralama satis envanter order orders stock inventory reservation reservations booking bookings rental appointments',
);

/** The first subject that is named at all, when no phrase says what the app is about. */
export function chooseAnySubject(reading: Reading): Choice {
  const matches = allMatches(reading).filter(({ isTypo }) => !isTypo);
  const specific = matches.find((match) => !isGenericMatch(reading, match)) ?? matches[0];
  return { subject: specific?.value, others: [], noun: undefined, trade: undefined, isCertain: false };
}

/** The generic subject is the app's head and the specific one only names the trade: "berber için stok takibi". */
function isHead(reading: Reading, item: Scored, strongest: NounCandidate | undefined, best: Scored): boolean {
  if (best.candidate?.isTrade || (!best.candidate && item.candidate)) return true;
  const isAfter = best.range.to <= item.range.from;
  if (!isAfter || !best.candidate) return false;
  const isInRegion = best.candidate === strongest && item.range.to <= strongest.region.to;
  if (isInRegion && reading.words[item.range.from]?.stems.some(({ stem }) => actions.has(stem))) return true;
  return best.candidate.strength <= 70;
}

/** "tesbih koleksiyonu" is a collection although the lexicon has beads as a counter. */
function isOtherKind(
  reading: Reading,
  item: Scored,
  strongest: NounCandidate | undefined,
  archetypes: ReadonlyMap<ArchetypeId, number>,
): boolean {
  if (item.candidate !== strongest || item.isGeneric) return false;
  const isLogged = (archetypes.get('log') ?? 0) >= 0.6;
  if (item.subject.archetype === 'game' && isLogged) return true;
  if (!['tool', 'game', 'articles', 'media'].includes(item.subject.archetype)) return false;
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

const isSimilar = (first: ArchetypeId, second: ArchetypeId): boolean =>
  first === second || similar.some((group) => group.includes(first) && group.includes(second));

/** "number joining game (2048)": brackets directly after the phrase say it again. */
const isApposed = (reading: Reading, { range }: Scored, { region }: NounCandidate): boolean =>
  range.from - 1 === region.to && isMark(reading.words[region.to], '(');

/** A subject outside of the strongest noun phrase is a detail, unless the phrase is weak. */
function isAbout(reading: Reading, item: Scored, strongest: NounCandidate | undefined): boolean {
  if (!strongest) return item.score > 0;
  // A typo never replaces a part of a phrase that was found without it.
  if (item.match.isTypo && (item.range.from > strongest.range.from || item.range.to < strongest.range.to))
    return false;
  if (item.candidate === strongest) {
    const { range } = strongest;
    const coversHead = item.range.from < range.to && item.range.to >= range.to;
    // "balık tarifleri" is about recipes; "kitap ayracı" is not about books.
    return (
      coversHead ||
      item.range.to - item.range.from >= 2 ||
      isJoined(reading, item.range, strongest) ||
      isTradeWord(item)
    );
  }
  if (isApposed(reading, item, strongest)) return true;
  if (!item.candidate) return strongest.strength < 75 && item.score > 8;
  return (
    item.candidate.strength >= strongest.strength - 22 || (item.candidate.isTrade && strongest.strength < 86)
  );
}

const strongerThanGeneric = (strongest: NounCandidate | undefined, item: Scored): boolean =>
  strongest !== undefined &&
  strongest.strength >= 80 &&
  !overlaps(strongest.region, item.range) &&
  item.candidate !== undefined &&
  item.candidate.strength + 10 < strongest.strength;

/** The user's noun when it says more than the subject: "balık tarifleri" for recipes. */
function nounBeside(reading: Reading, { candidate, range }: Scored): NounCandidate | undefined {
  if (!candidate || isJoined(reading, range, candidate)) return undefined;
  const isLonger = candidate.range.from < range.from || candidate.range.to > range.to;
  return isLonger ? candidate : undefined;
}

/** "kitap ve film": a further subject in the same phrase. */
function findOthers(reading: Reading, best: Scored, scored: readonly Scored[]): Subject[] {
  return scored
    .filter((item) => (item.isGeneric ? item.subject.archetype === 'checklist' : item.score > 0))
    .filter((item) => item.subject !== best.subject && !overlaps(item.range, best.range))
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
    .slice(0, 2);
}
