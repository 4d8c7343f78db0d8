import { fold, lowerCase } from '../language/fold.ts';
import type { Subject } from '../lexicon/subject.ts';
import type { ArchetypeId } from '../spec/app-spec.ts';
import { isBaseWord } from '../word-classes/index.ts';
import type { NounCandidate } from './nouns/candidate.ts';
import { isOnlyPlace, isOrganisation } from './nouns/turkish-setting.ts';
import type { PhraseMatch } from './phrase-table.ts';
import type { Range, Reading } from './reading.ts';
import type { Word } from './word.ts';
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
export const generic = wordSet(`
  randevu siparis stok rezervasyon musteri takip satis is kayit urun hatirlatici reminder reminders ajanda personel servis teslimat envanter kiralama bilet hizmet fatura
  appointment appointments booking bookings order orders stock inventory reservation reservations customer customers client clients
  job jobs product products staff rental schedule member members delivery list liste not notes note teklif proje project task tasks gorev checklist todo
  calendar takvim event events etkinlik uye online organizasyon hedef goal goals koleksiyon collection hesap seans plan test testi quiz quote quotes son kullanma tarihi tarih skt expiry date dates
  listing listings odeme odemeler payment payments exercise exercises egzersiz routine video kisi contact contacts hizmetler invoice`);

export interface Scored {
  readonly subject: Subject;
  readonly match: PhraseMatch<Subject>;
  readonly range: Range;
  readonly score: number;
  readonly isGeneric: boolean;
  readonly candidate: NounCandidate | undefined;
}

export const overlaps = (a: Range, b: Range): boolean => a.from < b.to && b.from < a.to;

/** Whether all words are general ones, which say how the rows of many subjects are called. */
export function areGeneric(reading: Reading, { from, to }: Range): boolean {
  return reading.words
    .slice(from, to)
    .every(
      (word) =>
        generic.has(word.folded) ||
        (to - from > 1 && word.folded.startsWith('arac')
          ? false
          : englishAppWords.has(word.folded) || turkishAppWords.has(word.folded)) ||
        word.stems.some(({ stem }) => generic.has(stem)),
    );
}

export const isGenericMatch = (reading: Reading, { start, length }: PhraseMatch<Subject>): boolean =>
  areGeneric(reading, { from: start, to: start + length });

/** How well a subject's phrase fits what the sentence is about. */
export function score(
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
  if (isPast(reading, match)) points -= 60;
  points += Math.min(10, (archetypes.get(match.value.archetype) ?? 0) * 4);
  if (candidate && !overlapsHead(range, candidate) && range.to < candidate.range.to) points -= 12;
  if (isUserGroup(reading, range)) points -= 30;
  if (isAfterContainer(reading, range, candidate)) points -= 25;
  if (isPossessor(reading, range)) points -= 10;
  if (isOnlyPlace(reading, range)) points -= 40;
  if (isOrganisation(reading, range.to - 1, reading.words.length)) points -= 40;
  if (isOfLightVerb(reading, range)) points -= 120;
  if (isVerbOfPerson(reading, range)) points -= 80;
  if (isBefore(reading, range)) points -= 60;
  if (isCounted(reading, range, candidates)) points -= 40;
  if (!reading.isFreeRange(range)) points -= 60;
  return { subject: match.value, match, range, score: points, isGeneric: isGenericWord, candidate };
}

/** "alışkanlık ve görev takibi": the word before the phrase belongs to the same container. */
export const isJoined = (reading: Reading, { to }: Range, { range }: NounCandidate): boolean =>
  to === range.from - 1 && /^(?:ve|and|ile|&)$/.test(reading.folded(to));

const overlapsHead = (range: Range, candidate: NounCandidate): boolean =>
  range.from < candidate.range.to && range.to >= candidate.range.to;

/** "field spraying records product rate weather": a detail after the container. */
const isAfterContainer = (
  reading: Reading,
  { from, to }: Range,
  candidate: NounCandidate | undefined,
): boolean => {
  if (to - from > 1 || !candidate || from < candidate.region.to || candidate.region.to <= candidate.range.to)
    return false;
  for (let at = candidate.region.to; at < from; at += 1) {
    if (reading.words[at]?.kind !== 'word' || englishStops.has(reading.folded(at))) return false;
  }
  return true;
};

/** "invoice maker for freelancers": who uses it. */
const isUserGroup = (reading: Reading, { from, to }: Range): boolean =>
  to - from === 1 && englishAudience.has(reading.folded(from)) && reading.folded(from - 1) === 'for';

/** "eşyaların garantisi": what is tracked stands after the one that has it. */
const isPossessor = (reading: Reading, { from, to }: Range): boolean =>
  reading.language === 'tr' &&
  to - from === 1 &&
  /(?:l[ae]r|[^n])[iu]n$/.test(reading.folded(from)) &&
  reading.words[from]?.stems[0]?.suffixes.case === 'genitive';

/** "kime hediye ettim": the noun makes a verb with the word after it. */
const isOfLightVerb = (reading: Reading, { from, to }: Range): boolean =>
  reading.language === 'tr' &&
  to - from === 1 &&
  ((from > 0 && /^e(?:tt[iu][mk]|d[iu]yor[iu][mz])$/.test(reading.folded(to))) ||
    // "not edebileceğim": to write down, no notebook.
    (reading.folded(from) === 'not' && /^e[dt]\w*$/.test(reading.folded(to))) ||
    // "haber versin": a message, no news.
    (reading.folded(from) === 'haber' && /^ver\w*$/.test(reading.folded(to))));

/** "doktora gitmeden önce" says when the app is used. */
const isBefore = (reading: Reading, { to }: Range): boolean =>
  /m[ae]d[ae]n$/.test(reading.folded(to)) && reading.folded(to + 1) === 'once';

/** "I run a nail studio" is not about running. */
const isVerbOfPerson = (reading: Reading, { from, to }: Range): boolean =>
  reading.language === 'en' &&
  to - from === 1 &&
  ((/^(?:i|we|you|they|people|customers|who)$/.test(reading.folded(from - 1)) &&
    /^(?:run|plan|work|book|order|train|cook|watch|budget|exercise|rent)$/.test(reading.folded(from))) ||
    (/^(?:my|our|the|a|an|each|it|them|what|which|how)$/.test(reading.folded(to)) &&
      /^(?:i|we|last|ever|should|must|can|to)$/.test(reading.folded(from - 1))) ||
    (reading.folded(from).endsWith('ing') &&
      /^(?:were|we're|theyre|youre|im|am|are|is|be|been|keep|keeps)$/.test(reading.folded(from - 1)) &&
      /^(?:out|on|to|the|a|up|into|for)$/.test(reading.folded(to))) ||
    // "members book the laser cutter"
    (/[^s]s$/.test(reading.folded(from - 1)) &&
      /^(?:run|book|order|rent|train|cook|watch)$/.test(reading.folded(from)) &&
      /^(?:my|our|the|a|an|their|his|her)$/.test(reading.folded(to))) ||
    (reading.folded(from - 1) === 'to' && /^(?:run|book|order|work|train)$/.test(reading.folded(from))));

/** "hurdacıyım kaç kilo aldım": a unit that is counted says less than the trade. */
const isCounted = (reading: Reading, range: Range, candidates: readonly NounCandidate[]): boolean =>
  range.to - range.from === 1 &&
  /^(?:kac|many)$/.test(reading.folded(range.from - 1)) &&
  candidates.some(({ isTrade, range: words }) => isTrade && !overlaps(words, range));

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

/** "how many people booked" is not about books. */
const isPast = (reading: Reading, { start, length, text }: PhraseMatch<Subject>): boolean =>
  length === 1 && reading.language === 'en' && reading.folded(start).endsWith('ed') && !text.endsWith('ed');

/** "çiçekçi dükkanı", "flower shop": the word before it says which. */
const isPlaceOfTrade = (reading: Reading, { start, length }: PhraseMatch<Subject>): boolean =>
  length === 1 &&
  start > 0 &&
  /^(?:dukkan\w*|magaza\w*|salonu\w*|atolyesi\w*|shop|shops|store)$/.test(reading.folded(start)) &&
  reading.words[start - 1]?.kind === 'word' &&
  !englishStops.has(reading.folded(start - 1)) &&
  !/^(?:bir|kucuk|online|internet|my|our)$/.test(reading.folded(start - 1));

/** "team order and paw condition": a sequence, no order of a customer. */
const isSequence = (reading: Reading, { start, length }: PhraseMatch<Subject>): boolean =>
  length === 1 &&
  start > 0 &&
  reading.language === 'en' &&
  reading.folded(start) === 'order' &&
  !/^(?:form|forms|book|list|app|tracker|management|system|taking|from|for|sheet|log)$/.test(
    reading.folded(start + 1),
  ) &&
  !/^(?:to|customer|customers|pre|take|work|mail|food|online)$/.test(reading.folded(start - 1));

/** "hot dog", "skor tabelası", "run by": the word beside makes another thing of it. */
const isOtherWord = ({ words }: Reading, at: number): boolean => {
  const pair = `${words[at - 1]?.folded ?? ''} ${words[at]?.folded ?? ''}`;
  const next = `${words[at]?.folded ?? ''} ${words[at + 1]?.folded ?? ''}`;
  return (
    /^(?:hot dogs?|skor (?:tabela|tahta)\w*|note ?book computers?|black cabs?|lost property)$/.test(pair) ||
    // "a shop run by parents", "we run a shelter".
    /^(?:run|runs|running) (?:by|a|an|the|our|my|out|low)$/.test(next)
  );
};

/** "lise 3 öğrencisiyim": who writes. */
const isStateOfUser = (reading: Reading, at: number): boolean =>
  reading.words[at]?.isSelf === true && /^(?:ogrenci|anne|baba|hasta|ev hanim)/.test(reading.folded(at));

const plays = /^(?:oyun\w*|oyna\w*|bulmaca\w*|games?|gaming|play\w*|puzzles?)$/;

/** Words that name a game only beside "game": a block of flats, a race of pigeons. */
const ambiguous = /^(?:blok\w*|blocks?|race|races|yaris\w*|runner|memory|hafiza\w*)$/;
const fewWords = 4;

/** "Blok, daire, konu", "our block in Queens": a game in a text about no game, as one of several parts or by such a word. */
function isNoGame({ words }: Reading, { value, start, length }: PhraseMatch<Subject>): boolean {
  const to = start + length;
  if (value.archetype !== 'game' || words.some(({ folded }) => plays.test(folded))) return false;
  const isListed = isMark(words[to], ',') && words.slice(to + 1).some((word) => isMark(word, ','));
  const isSaid = length === 1 && words.length > fewWords && ambiguous.test(words[start]?.folded ?? '');
  return isListed || isSaid;
}

/** "retired nurse", "emekli bir hemşire": a trade of the past. */
const isRetired = (reading: Reading, at: number): boolean =>
  /^(?:emekli|retired)$/.test(reading.folded(at - (reading.folded(at - 1) === 'bir' ? 2 : 1)));

export function allMatches(reading: Reading): PhraseMatch<Subject>[] {
  const found: PhraseMatch<Subject>[] = [];
  for (let at = 0; at < reading.words.length && found.length < 400; at += 1) {
    const isAppWord = turkishAppWords.has(reading.folded(at)) || englishAppWords.has(reading.folded(at));
    const matches = reading.index.subjects.findAt(reading.words, at);
    // "hatim" is a word of its own, not a form of "hat".
    const isWhole = (match: PhraseMatch<Subject>): boolean =>
      match.length > 1 || fold(match.text) === reading.folded(at);
    const hasWhole = matches.some((match) => match.length === 1 && isWhole(match));
    for (const match of matches) {
      // "community garden" is a garden.
      if (
        reading.folded(at) === 'community' &&
        /^(?:garden|hall|cent(?:re|er)|choir|theatre|theater|kitchen|orchestra|fridge|shop|farm|cinema|market)s?$/.test(
          reading.folded(at + 1),
        )
      )
        continue;
      if (reading.isBeside(at) || isStateOfUser(reading, at) || isOtherWord(reading, at)) continue;
      if (isRetired(reading, at)) continue;
      if (isPlaceOfTrade(reading, match) || isSequence(reading, match) || isNoGame(reading, match)) continue;
      if (hasWhole && !isWhole(match)) continue;
      // "doing" is no dog: few letters are too little for a typo.
      if (match.isTypo && match.length === 1 && match.text.length < 5) continue;
      if (match.length === 1 && !hasSameLetters(reading.words[at]?.text ?? '', match.text)) continue;
      if (isAppWord && match.length === 1) continue;
      // "iki" is no form of "İK".
      if (match.length === 1 && match.text.length < 3 && !isWhole(match)) continue;
      // "plaka" is a word of its own, no case of "plak".
      if (match.length === 1 && !isWhole(match) && isCaseOfListed(reading.words[at], match.text)) continue;
      // "dizince" is a verb.
      if (match.length === 1 && !isWhole(match) && /[iu]nc[ae]$/.test(reading.folded(at))) continue;
      const derivation = reading.words[at]?.stems.find(({ suffixes }) => suffixes.derivation !== '')?.suffixes
        .derivation;
      // "sporcular" are people, no sport.
      const isOfPeople = match.length === 1 && /c[iu]l[ae]r/.test(reading.folded(at)) && !isWhole(match);
      const hasTrade = reading.words[at]?.stems.some(({ suffixes }) => suffixes.derivation === 'trade');
      if (isOfPeople && hasTrade && match.value.archetype === 'log') continue;
      const hasPlain = reading.words[at]?.stems.some(({ suffixes }) => suffixes.derivation === '');
      if (match.length === 1 && !hasPlain && (derivation === 'with' || derivation === 'without')) continue;
      found.push(match);
    }
  }
  return found;
}

const isCaseOfListed = (word: Word | undefined, text: string): boolean =>
  word !== undefined &&
  ((word.stems.some(({ stem, isTypo }) => !isTypo && stem === word.folded) &&
    word.stems.some(
      ({ stem, suffixes }) => stem === fold(text) && suffixes.case !== '' && suffixes.person === 0,
    )) ||
    // "takım" is a team, not my jewellery.
    (isBaseWord(word.folded, 'tr') &&
      word.stems.some(
        ({ stem, suffixes }) =>
          stem === fold(text) && suffixes.person === 1 && suffixes.case === '' && !suffixes.isPlural,
      )));

/** "süre" is no form of "sure": who writes diacritics writes them in the word of the list too. */
function hasSameLetters(typed: string, listed: string): boolean {
  if (!/[çğıöşüİ]/.test(typed.toLowerCase()) && !/[ÇĞÖŞÜ]/.test(typed)) return true;
  const lower = lowerCase(typed, 'tr');
  const length = Math.min(lower.length, listed.length) - 1;
  if (fold(lower.slice(0, length)) !== fold(listed.slice(0, length))) return true;
  return lower.slice(0, length) === listed.slice(0, length);
}

/** Points for subjects whose supporting words appear. */
export function hintPoints(reading: Reading): ReadonlyMap<Subject, number> {
  const points = new Map<Subject, number>();
  for (let at = 0; at < Math.min(reading.words.length, 2000); at += 1) {
    for (const { value } of reading.index.hints.findAt(reading.words, at))
      points.set(value, (points.get(value) ?? 0) + 3);
  }
  return points;
}
