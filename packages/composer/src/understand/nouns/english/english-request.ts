import type { Range, Reading } from '../../reading.ts';
import { isMark } from '../../word.ts';
import { adverbs, conjunctions, greetings, subjectPronouns } from '../../words/english-classes.ts';
import { isClassWord, readPhrase } from './english-phrase.ts';
import { outsideAfter } from './outside-phrases.ts';
import { type RequestClause, readClause } from './request-clause.ts';

/** What a description asks for, by the grammar of its first sentences. */
export interface EnglishRequest extends RequestClause {
  /** Phrases that say for whom, where and when. */
  readonly outside: readonly Range[];
}

const sentencesRead = 3;

/** The requested thing; undefined if the first sentences name none. */
export function readEnglishRequest(reading: Reading): EnglishRequest | undefined {
  let told: EnglishRequest | undefined;
  for (const [number, sentence] of reading.sentences().slice(0, sentencesRead).entries()) {
    const found = readSentence(reading, sentence, number);
    if (found?.kind === 'asked' && (!told || found.isRecorded)) return found;
    told ??= found;
  }
  return told;
}

function readSentence(reading: Reading, sentence: Range, number: number): EnglishRequest | undefined {
  const { to } = sentence;
  const outside: Range[] = [];
  let start = skipOpening(reading, sentence);
  // "for my beekeeping club: library of books", "on my farm we keep goats"
  if (/^(?:for|at|in|on|as)$/.test(reading.folded(start)) && !reading.folded(start + 1).endsWith('ing')) {
    const place = readPhrase(reading, start + 1, to);
    const next = place?.region.to ?? to;
    const isLead = isMark(reading.words[next], ':,-–—') || subjectPronouns.has(reading.folded(next));
    if (place && isLead && next < to) {
      outside.push(place.region);
      start = isMark(reading.words[next], ':,-–—') ? next + 1 : next;
    }
  }
  // "as the treasurer of a bowls club I want …": who writes.
  if (reading.folded(start) === 'as') {
    const own = [2, 3, 4, 5, 6, 7, 8, 9].find((step) => /^(?:i|we)$/.test(reading.folded(start + step)));
    if (own !== undefined && start + own < to) start += own;
  }
  let told: EnglishRequest | undefined;
  for (let at = start; at < to; at += 1) {
    if (at > start && !isClauseStart(reading, at)) continue;
    // "When one arrives we note …" says when.
    if (/^(?:when|if|while|once)$/.test(reading.folded(at))) continue;
    // "I want to see who was on shift": what is looked at, after a sentence that says what it is about.
    if (number > 0 && asksToSee(reading, at, to)) continue;
    const clause = readClause(reading, skipConjunctions(reading, at, to), to, at === start, number === 0);
    // "I want title, authors, year": fields, no thing.
    if (!clause || (clause.kind === 'asked' && isFieldOfList(reading, clause.phrase.range))) continue;
    const found = { ...clause, outside: [...outside, ...outsideAfter(reading, clause.phrase.region.to, to)] };
    if (found.kind === 'asked') return told && !found.isRecorded ? told : found;
    told ??= found;
  }
  return told;
}

function asksToSee(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < Math.min(to, from + 6); at += 1)
    if (
      /^(?:see|know|tell|show)$/.test(reading.folded(at)) &&
      /^(?:who|what|which|how|when|where|if|whether)$/.test(reading.folded(at + 1))
    )
      return true;
  return false;
}

const isFieldOfList = (reading: Reading, { from, to }: Range): boolean =>
  isMark(reading.words[to], ',') &&
  reading.index.fields.findWhole(reading.words.slice(from, to)) !== undefined;

const isClauseStart = (reading: Reading, at: number): boolean =>
  isMark(reading.words[at - 1], ',:-–—()&') || /^(?:and|but|so|because|then|&)$/.test(reading.folded(at - 1));

function skipConjunctions(reading: Reading, from: number, to: number): number {
  let at = from;
  while (at < to && (conjunctions.has(reading.folded(at)) || adverbs.has(reading.folded(at)))) at += 1;
  return at;
}

/** "Every month the tanker comes": says when. */
const isEveryPeriod = (reading: Reading, at: number): boolean =>
  /^(?:every|each)$/.test(reading.folded(at)) &&
  /^(?:day|night|week|month|year|morning|evening|afternoon|weekend|season|term|\w+day)s?$/.test(
    reading.folded(at + 1),
  );

/** The place after greetings and other words that say nothing. */
function skipOpening(reading: Reading, { from, to }: Range): number {
  let at = from;
  while (at < to) {
    const word = reading.words[at];
    if (isEveryPeriod(reading, at)) {
      at += 2;
      continue;
    }
    const isGreeting = greetings.has(word?.folded ?? '') && !isNounAfter(reading, at, to);
    if (!isGreeting && !isMark(word, ',:-–—…"“!')) break;
    at += 1;
  }
  return at;
}

/** "team lineup", "idea board": the word belongs to a noun phrase. */
const isNounAfter = (reading: Reading, at: number, to: number): boolean =>
  /^(?:team|idea|notice|help|good|morning|evening|afternoon|mates?|everyone|all|looking|wanted)$/.test(
    reading.folded(at),
  ) &&
  at + 1 < to &&
  !isClassWord(reading, at + 1) &&
  !greetings.has(reading.folded(at + 1)) &&
  reading.words[at + 1]?.kind === 'word';
