import type { Reading } from '../../reading.ts';
import { adverbs, placeholders } from '../../words/english-classes.ts';
import { englishAdjectives, englishAppWords } from '../../words/english-words.ts';
import { isDeterminer, isPerson, isPersonAt } from './determiners.ts';
import { type EnglishPhrase, isClassWord, readPhrase } from './english-phrase.ts';
import { builders, particles, recording, wishes } from './english-verbs.ts';

/** What is asked for. */
export interface RequestObject {
  readonly phrase: EnglishPhrase;
  /** "need to record samples": the verb says that the object is written down. */
  readonly isRecorded: boolean;
}

/** What a wish is for; through "an app to …", "something that …", "a place where we can …". */
export function readObject(reading: Reading, from: number, to: number): RequestObject | undefined {
  let at = from;
  let isRecorded = false;
  let verb: number | undefined;
  for (let step = 0; step < 16 && at < to; step += 1) {
    const folded = reading.folded(at);
    const ofTrack = keepOf(reading, at, to);
    if (ofTrack !== undefined) {
      at = ofTrack;
      isRecorded = true;
      continue;
    }
    const person = personThatActs(reading, at, to) ?? groupThatActs(reading, at, to);
    if (person !== undefined) {
      at = person;
      continue;
    }
    const asked = afterQuestion(reading, at, to);
    if (asked !== undefined) {
      at = asked;
      isRecorded = true;
      break;
    }
    // "can u make an app wer i put …": a word between the app and its user is a typo of one without meaning.
    const isBetween =
      placeholders.has(reading.folded(at - 1)) &&
      !isClassWord(reading, at) &&
      /^(?:i|we|you|u)$/.test(reading.folded(at + 1));
    const isPlaceholder = isBetween || placeholders.has(folded) || englishAppWords.has(folded);
    if (isPlaceholder && isWholePhrase(reading, at, to)) break;
    if (isPlaceholder) isRecorded = true;
    if (
      isPlaceholder ||
      builders.test(folded) ||
      wishes.test(folded) ||
      passed.test(folded) ||
      adverbs.has(folded) ||
      englishAdjectives.has(folded)
    ) {
      at += 1;
      continue;
    }
    const isVerb =
      /^(?:to|i|we|that|which|who|can|could|you|us|me)$/.test(reading.folded(at - 1)) ||
      (/^(?:for|of)$/.test(reading.folded(at - 1)) && folded.endsWith('ing')) ||
      (recording.test(folded) && isDeterminer(reading, at + 1)) ||
      (at === from && isDeterminer(reading, at + 1));
    if (!isVerb || isDeterminer(reading, at)) break;
    isRecorded ||= recording.test(folded);
    verb = at;
    at += 1;
    while (particles.test(reading.folded(at)) || adverbs.has(reading.folded(at))) at += 1;
    // "keeps forgetting her pills"
    if (reading.folded(at).endsWith('ing') && isDeterminer(reading, at + 1)) at += 1;
    break;
  }
  if (isClassWord(reading, at) && !isDeterminer(reading, at) && reading.words[at]?.kind !== 'number')
    return undefined;
  const phrase = readPhrase(reading, at, to);
  if (!phrase || isPerson(reading, phrase)) return undefined;
  if (phrase.region.to - phrase.region.from === 1 && placeholders.has(reading.folded(phrase.region.from)))
    return undefined;
  const isVerbKept = verb !== undefined && recording.test(reading.folded(verb));
  return {
    phrase: isVerbKept ? { ...phrase, region: { from: verb ?? at, to: phrase.region.to } } : phrase,
    isRecorded,
  };
}

/** "for a 10 year old to earn …", "for my daughter who …": the place after a person who does what follows. */
function personThatActs(reading: Reading, from: number, to: number): number | undefined {
  let at = from;
  while (isDeterminer(reading, at) || reading.words[at]?.kind === 'number') at += 1;
  if (reading.folded(at) === 'year' && /^olds?$/.test(reading.folded(at + 1))) at += 1;
  else if (!isPersonAt(reading, at)) return undefined;
  return at + 1 < to && /^(?:to|who|that|so)$/.test(reading.folded(at + 1)) ? at + 1 : undefined;
}

/** "for my reading group that keeps …", "for our club to track …": the place after a group that does what follows. */
function groupThatActs(reading: Reading, at: number, to: number): number | undefined {
  if (reading.folded(at - 1) !== 'for' || !isDeterminer(reading, at)) return undefined;
  const end = readPhrase(reading, at, to)?.region.to ?? to;
  const isActing = /^(?:that|which|to)$/.test(reading.folded(end)) && acts.test(reading.folded(end + 1));
  return isActing && end + 2 < to ? end + 1 : undefined;
}

const acts = /^(?:keep|track|log|record|store|list|count|show|note)s?$/;

/**
 * "know when each of my plants was watered", "remember which wines I hated": the place of the things that a question
 * is about.
 */
function afterQuestion(reading: Reading, at: number, to: number): number | undefined {
  if (!/^(?:know|remember|see|tell|track|check|note|record)$/.test(reading.folded(at))) return undefined;
  const question = reading.folded(at + 1);
  let place = at + 2;
  if (/^(?:when|where|if|whether)$/.test(question)) {
    if (/^(?:each|every|all|any)$/.test(reading.folded(place))) place += 1;
    if (reading.folded(place) === 'of') place += 1;
    if (place === at + 2 && !isDeterminer(reading, place)) return undefined;
  } else if (question !== 'which') return undefined;
  if (reading.folded(place) === 'one') return undefined;
  return place < to && !(isClassWord(reading, place) && !isDeterminer(reading, place)) ? place : undefined;
}

const passed =
  /^(?:me|us|you|u|it|to|for|that|which|where|i|we|of|an?|can|could|who|so|4|people|someone|help|let|lets|helps)$/;

/** "one bag", "list price": no placeholder but part of a phrase. */
const isWholePhrase = (reading: Reading, at: number, to: number): boolean =>
  /^(?:space|spot|page|place|list|project|system|stuff|help|idea|way|app)$/.test(reading.folded(at)) &&
  at + 1 < to &&
  !isClassWord(reading, at + 1) &&
  !englishAppWords.has(reading.folded(at + 1));

/** "keep track of", "keep an eye on", "keep a log of", "write down", "stay on top of". */
export function keepOf(reading: Reading, at: number, to: number): number | undefined {
  if (!/^(?:keep|keeping|stay|staying|take|make|have|get|see|hold)$/.test(reading.folded(at)))
    return undefined;
  for (let place = at + 1; place < Math.min(to, at + 5); place += 1)
    if (/^(?:of|on)$/.test(reading.folded(place)) && reading.folded(place + 1) !== 'top') return place + 1;
  return undefined;
}
