import { singularEnglish } from '../../language/inflect-english.ts';
import { isEnglishQuestion } from '../details/english-questions.ts';
import { isBrief } from '../lists/brief.ts';
import type { Range, Reading } from '../reading.ts';
import { isMark } from '../word.ts';
import {
  englishAdjectives,
  englishAnyBusiness,
  englishAppWords,
  englishAudience,
  englishBusinesses,
  englishGenericHeads,
  englishStops,
} from '../words/english-words.ts';
import { wordSet } from '../words/word-list.ts';
import { inSentence, type NounCandidate, strengths } from './candidate.ts';
import { isAllContainers, measures } from './english/english-phrase.ts';
import { readEnglishRequest } from './english/english-request.ts';
import { isToolStore } from './english/tool-store.ts';

const longestNoun = 4;

/** Verbs whose object is what the app is about. */
const verbs = wordSet(`
  track manage log record organize organise monitor plan schedule enter sell rent collect calculate learn play share find store save remember
  count measure catalog catalogue list review rate watch read write practice practise study compare split convert keep note book
  capture document register order buy handle follow check view browse discover explore teach memorize offer lend borrow grow
  count quiz keep test cook bake brew breed train tracking managing logging recording organizing organising monitoring planning
  scheduling selling renting collecting calculating learning playing sharing finding storing saving remembering counting measuring
  cataloging cataloguing listing reviewing rating reading writing practicing practising studying comparing splitting converting
  keeping noting booking capturing documenting registering ordering buying handling checking browsing discovering exploring
  teaching memorizing offering lending borrowing growing tracks manages logs records organizes monitors plans schedules
  sells rents collects calculates shares finds stores saves counts measures lists compares converts keeps`);

/** A verb stands after one of these; otherwise the same word is a noun: "recipe book". */
const beforeVerb = wordSet(`
  to i we can that which and helps help me you users user let lets could should where people customers students will for of or
  easily quickly app tool just who they clients members`);

/** Verbs that are nouns before a container: "book collection". */
const nounVerbs = wordSet(
  'book list log plan note watch play record quiz cook test order stock schedule practice',
);

const builds = wordSet('build create make develop design generate need want give');

const isNounWord = (reading: Reading, at: number): boolean => {
  const word = reading.words[at];
  if (!word || word.kind === 'mark' || !reading.isFree(at)) return false;
  return !englishStops.has(word.folded) && (!englishAppWords.has(word.folded) || isToolStore(reading, at));
};

const isGeneric = (reading: Reading, at: number): boolean => englishGenericHeads.has(reading.folded(at));

const isAll = (reading: Reading, { from, to }: Range, set: ReadonlySet<string>): boolean => {
  for (let at = from; at < to; at += 1) if (!set.has(reading.folded(at))) return false;
  return true;
};

/** The noun phrase from a place on, after articles and adjectives. */
function nounFrom(
  reading: Reading,
  start: number,
  end: number,
): { range: Range; region: Range; isMine: boolean } {
  let from = start;
  // "read tons of papers"
  if (
    /^(?:tons|lots|loads|bunch|plenty|piles|kinds|types|sorts)$/.test(reading.folded(from)) &&
    reading.folded(from + 1) === 'of'
  )
    from += 2;
  else if (reading.folded(from) === 'a' && /^(?:bunch|lot|ton|pile)$/.test(reading.folded(from + 1)))
    from += 3;
  let isMine = false;
  const skipped = wordSetOf('a an the of my our all some each every any their your his her out up off down');
  while (from < end && (skipped.has(reading.folded(from)) || englishAdjectives.has(reading.folded(from)))) {
    isMine ||= reading.folded(from) === 'my' || reading.folded(from) === 'our';
    from += 1;
  }
  let to = from;
  while (to < end && to - from < longestNoun && isNounWord(reading, to)) to += 1;
  const regionEnd = to;
  const isTail = (at: number): boolean =>
    (isGeneric(reading, at) || englishBusinessTail(reading, at)) &&
    !/^(?:games?|cards?)$/.test(reading.folded(at));
  while (to - 1 > from && isTail(to - 1)) to -= 1;
  return { range: { from, to }, region: { from, to: regionEnd }, isMine };
}

const wordSetOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const englishBusinessTail = (reading: Reading, at: number): boolean =>
  englishBusinesses.has(reading.folded(at));

/** The noun phrase that ends before a place. */
function nounBefore(reading: Reading, end: number, start: number): Range {
  let from = end;
  while (from > start && end - from < longestNoun && isNounWord(reading, from - 1)) {
    if (englishAdjectives.has(reading.folded(from - 1))) break;
    from -= 1;
  }
  return { from, to: end };
}

export function findEnglishNouns(reading: Reading): NounCandidate[] {
  const found: NounCandidate[] = [];
  for (const [number, sentence] of reading.sentences().entries()) {
    if (number > 40) break;
    const add: Add = (phrase, region, strength, isMine = false, isTrade = false) => {
      const candidate = toCandidate(reading, { phrase, region, strength, isMine, isTrade });
      if (candidate) found.push({ ...candidate, strength: inSentence(strength, number) });
    };
    readSentence(reading, sentence, add);
  }
  return withRequest(reading, found).sort((a, b) => b.strength - a.strength);
}

interface Phrase extends Pick<NounCandidate, 'region' | 'strength' | 'isMine' | 'isTrade'> {
  readonly phrase: Range;
}

function toCandidate(reading: Reading, { phrase, ...rest }: Phrase): NounCandidate | undefined {
  const range = withoutDealing(reading, withoutPerson(reading, withoutPossessor(reading, phrase)));
  if (range.to <= range.from) return undefined;
  if (!rest.isTrade && isAll(reading, range, englishAudience)) return undefined;
  if (range.to - range.from === 1 && bareVerb.test(reading.folded(range.from))) return undefined;
  if (phrasalVerb.test(`${reading.folded(range.from)} ${reading.folded(range.from + 1)}`)) return undefined;
  const written = reading.written(range).replaceAll(/[’']s\b/g, '');
  const lower =
    written === written.toUpperCase() && written.length > 5 ? written.toLowerCase() : lowerWords(written);
  const noun = singularEnglish(lower);
  if (noun.length < 2) return undefined;
  return { ...rest, noun, isPlural: noun !== lower, range };
}

/** "selling bits from grans house": what the user does with the things. */
const withoutDealing = (reading: Reading, { from, to }: Range): Range =>
  from === 0 && to - from > 1 && /^(?:selling|buying|lending|swapping)$/.test(reading.folded(from))
    ? { from: from + 1, to }
    : { from, to };

/** Verbs that are no things by themselves: "need to log his exercises". */
const bareVerb =
  /^(?:log|keep|leave|bring|tell|doing|track|record|search|find|take|put|remember|lol|tried|translate|fluent|retired)$/;
/** "i keep mixing up the two bellas" */
const phrasalVerb = /^\w{3,}ing (?:up|out|off|around)$/;

const overlaps = (a: Range, b: Range): boolean => a.from < b.to && b.from < a.to;

/** What the grammar of the first sentences says comes first; phrases of place, owner and time say less. */
function withRequest(reading: Reading, found: readonly NounCandidate[]): NounCandidate[] {
  const request = readEnglishRequest(reading);
  if (!request) return [...found];
  const { range, region, isMine } = request.phrase;
  const main = toCandidate(reading, {
    phrase: range,
    region,
    isMine,
    strength: strengths.request,
    isTrade: false,
  });
  if (!main || isAllContainers(reading, main.range) || !reading.isFree(main.range.to - 1)) return [...found];
  const isOutside = (candidate: NounCandidate): boolean =>
    !overlaps(candidate.range, region) && request.outside.some((phrase) => overlaps(phrase, candidate.range));
  return [main, ...found.map((each) => (isOutside(each) ? { ...each, strength: each.strength - 30 } : each))];
}

/** "mom's recipes" → "recipes". */
const withoutPossessor = (reading: Reading, { from, to }: Range): Range =>
  to - from > 1 && reading.words[from]?.ending === 's' ? { from: from + 1, to } : { from, to };

/** "kids lost teeth" → "teeth"; "kids clothes" stays for a shop's "kids clothes", as the head is found in it. */
function withoutPerson(reading: Reading, { from, to }: Range): Range {
  let start = from;
  while (to - start > 1 && /^(?:kids|childrens|lost|broken|found)$/.test(reading.folded(start))) start += 1;
  return start > from && participle.test(reading.folded(start - 1))
    ? { from: start - 1, to }
    : { from: start, to };
}

/** Lower case, but abbreviations stay: "LEGO set". */
const lowerWords = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (word) => (/^\p{Lu}{2,5}$/u.test(word) ? word : word.toLowerCase()));

type Add = (range: Range, region: Range, strength: number, isMine?: boolean, isTrade?: boolean) => void;

function readSentence(reading: Reading, { from: start, to: end }: Range, add: Add): void {
  let hasHead = false;
  for (let at = start; at < end; at += 1) {
    const folded = reading.folded(at);
    const isAfter =
      at === start || beforeVerb.has(reading.folded(at - 1)) || reading.words[at - 1]?.kind === 'mark';
    if (!reading.isFree(at)) continue;
    const isNounOfChain = (nounVerbs.has(folded) || folded.endsWith('ing')) && isGeneric(reading, at + 1);
    if (
      !isNounOfChain &&
      verbs.has(folded) &&
      (isAfter || (folded.endsWith('ing') && reading.folded(at - 1) === 'for'))
    ) {
      readVerb(reading, at, start, end, hasHead, add);
    }
    if (englishAppWords.has(folded) && !isToolStore(reading, at)) {
      hasHead = readBefore(reading, at, start, strengths.beforeApp, add) || hasHead;
    } else if (
      isGeneric(reading, at) &&
      !(verbs.has(folded) && isAfter && at + 1 < end && !isGenericEnd(reading, at, end))
    ) {
      if (isGenericEnd(reading, at, end))
        hasHead = readBefore(reading, at, start, strengths.beforeHead, add) || hasHead;
      if (reading.folded(at + 1) === 'of') {
        const noun = nounFrom(reading, at + 2, end);
        add(noun.range, { from: at, to: noun.region.to }, strengths.clauseObject, noun.isMine);
        hasHead = true;
      }
    } else if (folded === 'for') {
      readFor(reading, at, end, add);
    } else if (folded === 'about' && reading.words[at + 1]?.kind !== 'number') {
      const noun = nounFrom(reading, at + 1, end);
      add(noun.range, noun.region, strengths.verbObject + 12, noun.isMine);
    }
    readTrade(reading, at, end, add);
    if (builds.has(folded)) {
      const object = nounFrom(reading, skipPronoun(reading, at + 1), end);
      if (!englishAppWords.has(reading.folded(object.region.to))) {
        add(object.range, object.region, strengths.builtObject, object.isMine);
      }
    }
  }
  if (!hasHead) readBare(reading, { from: start, to: end }, add);
}

const skipPronoun = (reading: Reading, at: number): number =>
  ['me', 'us', 'you', 'to'].includes(reading.folded(at)) ? at + 1 : at;

/** "spraying records product rate": known fields after a container are details. */
const isFieldAfter = (reading: Reading, at: number): boolean =>
  /^(?:log|logs|records|record|tracker|book|diary|journal|list|register|notes|sheet)$/.test(
    reading.folded(at),
  ) && reading.index.fields.findAt(reading.words, at + 1).some(({ isTypo }) => !isTypo);

const containers =
  /^(?:logs?|list|tracker|diary|journal|stats|quiz|planner|checklist|schedule|roster|records?|register|catalog|catalogue|inventory)$/;

const isGenericEnd = (reading: Reading, at: number, end: number): boolean =>
  at + 1 >= end ||
  /^\d/.test(reading.folded(at + 1)) ||
  isFollowedByDetails(reading, at) ||
  isFieldAfter(reading, at) ||
  !(isGeneric(reading, at + 1) || englishAppWords.has(reading.folded(at + 1)) || isNounWord(reading, at + 1));

/** "softball stats hits runs": what stands after a container with a noun before it is a detail. */
const isFollowedByDetails = (reading: Reading, at: number): boolean =>
  containers.test(reading.folded(at)) &&
  isNounWord(reading, at - 1) &&
  !isGeneric(reading, at + 1) &&
  !englishAppWords.has(reading.folded(at + 1)) &&
  !englishBusinesses.has(reading.folded(at + 1));

function readBefore(reading: Reading, at: number, start: number, strength: number, add: Add): boolean {
  let heads = at;
  while (heads > start && isGeneric(reading, heads - 1) && reading.isFree(heads - 1)) heads -= 1;
  const range = nounBefore(reading, heads, start);
  if (range.to === range.from && heads < at) {
    // "book collection": the first container is the noun.
    const isWhole = /^(?:games?|cards?)$/.test(reading.folded(at));
    add({ from: heads, to: isWhole ? at + 1 : heads + 1 }, { from: heads, to: at + 1 }, strength - 10);
    return true;
  }
  const before = reading.folded(range.from - 1);
  add(range, { from: range.from, to: at + 1 }, strength, before === 'my' || before === 'our');
  return range.to > range.from;
}

function readVerb(
  reading: Reading,
  at: number,
  start: number,
  end: number,
  hasHead: boolean,
  add: Add,
): void {
  // "keep track of", "keep a log of": the second word decides.
  if (reading.folded(at).startsWith('keep') && at + 1 < end) {
    const of = [at + 1, at + 2, at + 3].find((place) => reading.folded(place) === 'of' && place < end);
    if (of !== undefined) {
      const noun = nounFrom(reading, of + 1, end);
      add(noun.range, { from: at, to: noun.region.to }, strengths.clauseObject, noun.isMine);
      return;
    }
  }
  // "keeps forgetting his eye drops"
  if (/^keeps?$/.test(reading.folded(at)) && reading.folded(at + 1).endsWith('ing')) {
    const object = nounFrom(reading, at + 2, end);
    add(object.range, object.region, strengths.clauseObject, object.isMine);
    return;
  }
  // "record bits of family history": what stands after "of".
  const isMeasured = reading.folded(at + 2) === 'of' && measures.test(reading.folded(at + 1));
  const noun = nounFrom(reading, isMeasured ? at + 3 : at + 1, end);
  const isClause =
    at > start && ['to', 'that', 'which', 'for', 'can', 'where', 'i', 'me'].includes(reading.folded(at - 1));
  add(
    noun.range,
    { from: at, to: noun.region.to },
    (isClause && !hasHead) || at === start
      ? strengths.clauseObject - (noun.isMine ? 0 : 3)
      : strengths.verbObject,
    noun.isMine,
  );
}

function readFor(reading: Reading, at: number, end: number, add: Add): void {
  if (reading.folded(at + 1).endsWith('ing') && verbs.has(reading.folded(at + 1))) return;
  const noun = nounFrom(reading, at + 1, end);
  const last = reading.folded(noun.region.to - 1);
  const isBusiness = englishBusinesses.has(last);
  if (noun.range.to - noun.range.from === 1 && englishAnyBusiness.has(reading.folded(noun.range.from)))
    return;
  if (isBusiness) add(noun.range, noun.region, strengths.trade, noun.isMine, true);
  else add(noun.range, noun.region, strengths.afterFor, noun.isMine);
}

const isDoing = (reading: Reading, at: number): boolean =>
  /^(?:doing|working|living|looking|running|having|studying|trying|making|selling|learning|using)$/.test(
    reading.folded(at),
  );

/** "I run a bakery", "I'm a tailor", "my tattoo studio". */
function readTrade(reading: Reading, at: number, end: number, add: Add): void {
  const [first, second] = [reading.folded(at), reading.folded(at + 1)];
  const isOwner =
    (first === 'i' && ['run', 'own', 'have', 'am'].includes(second)) ||
    (first === 'we' && ['run', 'own', 'are'].includes(second)) ||
    (first === 'im' && (second === 'a' || second === 'an'));
  // "board games we own": what the phrase before it is.
  if (!isOwner || (second === 'own' && isNounWord(reading, at - 1))) return;
  const place = first === 'im' ? at + 1 : at + 2;
  // "I am running a small choir"
  const isRunning = /^(?:running|managing|leading|organi[sz]ing|heading|owning)$/.test(reading.folded(place));
  if (!isRunning && second === 'am' && /^\w{2,}ing$/.test(reading.folded(place))) return;
  const stated = nounFrom(reading, isRunning ? place + 1 : place, end);
  // "secretary of a housing society": the group says more than the office.
  const isOffice =
    /^(?:secretary|treasurer|president|chair|chairman|member|head|captain|manager|leader|director|organiser|organizer)$/.test(
      reading.folded(stated.region.to - 1),
    ) && reading.folded(stated.region.to) === 'of';
  const noun = isOffice ? nounFrom(reading, stated.region.to + 1, end) : stated;
  // "I am 81"
  if (reading.words[noun.range.from]?.kind === 'number') return;
  // "a nurse doing nights": what the person does.
  const doing = [1, 2, 3].map((step) => noun.range.from + step).find((place) => isDoing(reading, place));
  const range =
    doing !== undefined && doing < noun.range.to ? { from: noun.range.from, to: doing } : noun.range;
  add(range, doing === undefined ? noun.region : range, strengths.trade, true, true);
}

const participle =
  /^(?:sold|born|made|done|paid|payed|eaten|lost|given|bought|weaned|caught|borrowed|booked|got|seen|read|used|left|owed|taken|spent)$/;

function readBare(reading: Reading, { from, to }: Range, add: Add): void {
  let start = from;
  // "when did i last water my house plants": what is mine stands after the verb.
  if (!isBrief(reading) && isEnglishQuestion(reading, from))
    for (let at = from + 1; at < Math.min(to, from + 7); at += 1)
      if (/^(?:my|our)$/.test(reading.folded(at))) start = at + 1;
  while (start < to && (!isNounWord(reading, start) || englishAdjectives.has(reading.folded(start))))
    start += 1;
  const noun = nounFrom(reading, start, to);
  let end = noun.range.to;
  // "hay bales sold": what happens to them is a detail.
  while (end - 1 > noun.range.from && participle.test(reading.folded(end - 1))) end -= 1;
  // "loco name, gauge, maker": the first field names what has it.
  if (
    end - noun.range.from === 2 &&
    /^(?:names?|title)$/.test(reading.folded(end - 1)) &&
    isMark(reading.words[end], ',')
  ) {
    const owner = { from: noun.range.from, to: end - 1 };
    add(owner, owner, strengths.fieldOwner, noun.isMine);
    return;
  }
  const range = { from: noun.range.from, to: end };
  const region = end < noun.range.to ? range : noun.region;
  add(range, region, bareStrength(reading, range, { from, to }), noun.isMine);
}

/** The first phrase of a short description says what it is about when only a clause about it follows. */
function bareStrength(reading: Reading, range: Range, sentence: Range): number {
  if (range.to >= sentence.to) return strengths.bare;
  const isFirst = !isBrief(reading) && sentence.from === 0 && range.to > range.from;
  const next = reading.folded(range.to);
  if (isFirst && next === 'for') return strengths.leadFor;
  const isClause =
    isEnglishQuestion(reading, range.to) ||
    /^(?:i|we|they|my|that)$/.test(next) ||
    (reading.words[range.to]?.kind === 'mark' && range.to - range.from > 1);
  return isFirst && isClause ? strengths.lead : strengths.bare - 8;
}
