import { fieldCatalogue } from '../../../lexicon/index.ts';
import { isBrief } from '../../lists/brief.ts';
import type { Reading } from '../../reading.ts';
import { isMark } from '../../word.ts';
import {
  adverbs,
  auxiliaries,
  placeholders,
  possessives,
  prepositions,
  subjectPronouns,
} from '../../words/english-classes.ts';
import { englishAdjectives, englishAppWords } from '../../words/english-words.ts';
import { trades } from '../../words/trades.ts';
import { isArticle, isDeterminer, isPerson, isPersonAt } from './determiners.ts';
import { type EnglishPhrase, isClassWord, readPhrase } from './english-phrase.ts';
import { particles, recording, wishes } from './english-verbs.ts';
import { joinedPeople, readOwnerClause, verbOfOwner } from './owner-clause.ts';
import { keepOf, type RequestObject, readObject } from './request-object.ts';

export interface RequestClause extends RequestObject {
  /** An app, a list or a record is asked for; otherwise the user tells what they do or names a thing. */
  readonly kind: 'asked' | 'told' | 'named';
}

const asked = (object: RequestObject | undefined): RequestClause | undefined =>
  object && { ...object, kind: 'asked' };

/** What one clause asks for, tells or names. */
export function readClause(
  reading: Reading,
  from: number,
  to: number,
  isFirst: boolean,
  mayBeNamed: boolean,
): RequestClause | undefined {
  let at = from;
  // "me and my sister rent out …"
  const joined = joinedPeople(reading, at, to);
  if (joined > at) at = joined;
  const isSubject =
    joined > from ||
    subjectPronouns.has(reading.folded(at)) ||
    /^(?:im|id|ill|ive|wed|weve|were)$/.test(reading.folded(at));
  const isContracted = /^(?:im|id|ill|ive|wed|weve|were)$/.test(reading.folded(at));
  if (
    /^(?:can|could|would|will)$/.test(reading.folded(at)) &&
    /^(?:you|u|someone|somebody|anyone)$/.test(reading.folded(at + 1))
  )
    return asked(readObject(reading, at + 2, to));
  if (isSubject) {
    if (joined === from) at += 1;
    while (at < to && (auxiliaries.has(reading.folded(at)) || adverbs.has(reading.folded(at)))) {
      if (isTradeVerb(reading, at)) return undefined;
      at += 1;
    }
    // "I do nails from home"
    if (
      /^do(?:es)?$/.test(reading.folded(at - 1)) &&
      !isClassWord(reading, at) &&
      isClassWord(reading, at + 1)
    ) {
      const work = readPhrase(reading, at, to);
      return work && { phrase: work, kind: 'told', isRecorded: false };
    }
    if (isContracted && isArticle(reading, at)) return undefined;
    if (wishes.test(reading.folded(at))) return asked(readObject(reading, at, to));
    return readActivity(reading, at, to);
  }
  const ownVerb = verbOfOwner(reading, at, to);
  if (ownVerb !== undefined) return readOwnerClause(reading, ownVerb, to);
  if (!isFirst && !wishes.test(reading.folded(at))) return undefined;
  if (wishes.test(reading.folded(at)) && !isNounWish(reading, at)) return asked(readObject(reading, at, to));
  let noun = at;
  while (isArticle(reading, noun) || englishAdjectives.has(reading.folded(noun))) noun += 1;
  if (!mayBeNamed && !englishAppWords.has(reading.folded(noun)) && placeholders.has(reading.folded(noun)))
    return undefined;
  if (englishAppWords.has(reading.folded(noun)) || placeholders.has(reading.folded(noun)))
    return asked(readObject(reading, at, to)) ?? (mayBeNamed ? named(reading, at, to) : undefined);
  // "keep an eye on my plants", "sort my late father's stamps", "building a tiny house"
  const isImperative =
    reading.words[at]?.kind === 'word' &&
    !isClassWord(reading, at) &&
    isDeterminer(reading, at + 1) &&
    reading.words[at]?.ending === '';
  if (isImperative || keepOf(reading, at, to) !== undefined) return asked(readObject(reading, at, to));
  return mayBeNamed ? named(reading, at, to) : undefined;
}

/** "I'm a tailor", "I have a bakery", "we are a choir": who the user is. */
const isTradeVerb = (reading: Reading, at: number): boolean =>
  /^(?:am|are|is|was|were|have|had)$/.test(reading.folded(at)) &&
  (isArticle(reading, at + 1) || possessives.has(reading.folded(at + 1)));

/** "wish list", "use by dates" are nouns. */
const isNounWish = (reading: Reading, at: number): boolean =>
  /^(?:wish|like|love|look|use|design|after)$/.test(reading.folded(at)) &&
  !isArticle(reading, at + 1) &&
  !possessives.has(reading.folded(at + 1));

const weakVerbs =
  /^(?:run|own|manage|am|work|have|live|go|come|know|think|get|are|is|need|want|help|moved|bought|started|set|use|said|say|can|organise|organize|hold|meet|see|getting|doing|trying|going|starting|building)$/;

/** "we foster kittens", "I look after the allotments": what the user does. */
function readActivity(reading: Reading, at: number, to: number): RequestClause | undefined {
  const verb = reading.folded(at);
  if (at >= to || isClassWord(reading, at) || weakVerbs.test(verb)) return undefined;
  let object = at + 1;
  while (object < to && (particles.test(reading.folded(object)) || adverbs.has(reading.folded(object))))
    object += 1;
  const phrase = readPhrase(reading, object, to);
  if (!phrase || isPronounObject(reading, object) || isAnnouncement(reading, phrase)) return undefined;
  return { phrase, kind: 'told', isRecorded: recording.test(verb) };
}

const isPronounObject = (reading: Reading, at: number): boolean =>
  /^(?:it|them|him|her|me|us|one)$/.test(reading.folded(at));

const isFieldAt = (reading: Reading, at: number): boolean =>
  reading.index.fields
    .findAt(reading.words, at)
    .some(
      ({ isTypo, value, text }) =>
        (!isTypo || text.length > 8) && fieldCatalogue[value]?.type !== 'reference',
    );

const isPersonClause = (reading: Reading, at: number, to: number): boolean =>
  possessives.has(reading.folded(at)) &&
  isPersonAt(reading, at + 1) &&
  !reading.folded(at + 1).endsWith('s') &&
  reading.words[at + 1]?.ending === '' &&
  /(?:ed|fell|has|had|is|was|went|got|said|broke|lost|loves|needs|.{2}s)$/.test(
    reading.folded(Math.min(at + 2, to - 1)),
  );

/** "here's my idea: a list …", "we adopted a rule: …": what follows is meant. */
const isAnnouncement = (reading: Reading, { region }: EnglishPhrase): boolean =>
  /^(?:idea|rule|plan|problem|situation|question|request|story|thing)$/.test(reading.folded(region.to - 1)) &&
  isMark(reading.words[region.to], ':');

function named(reading: Reading, at: number, to: number): RequestClause | undefined {
  if (
    isClassWord(reading, at) &&
    !isArticle(reading, at) &&
    !possessives.has(reading.folded(at)) &&
    reading.words[at]?.kind !== 'number'
  )
    return undefined;
  if (prepositions.has(reading.folded(at))) return undefined;
  const phrase = readPhrase(reading, at, to);
  if (phrase && isAnnouncement(reading, phrase)) return undefined;
  // "bus driver here, want to …", "my mum fell again": who writes, and what happened to a person.
  if (
    phrase &&
    (reading.folded(phrase.region.to) === 'here' || isPersonClause(reading, at, phrase.region.to))
  )
    return undefined;
  // "karate belts and students" are two things.
  if (
    phrase &&
    /^(?:and|&)$/.test(reading.folded(phrase.region.to)) &&
    !isBrief(reading) &&
    !isFieldAt(reading, phrase.region.to + 1)
  )
    return undefined;
  return phrase && !isPerson(reading, phrase) && !isWriter(reading, phrase)
    ? { phrase, kind: 'named', isRecorded: false }
    : undefined;
}

const offices =
  /^(?:secretary|treasurer|cook|nurse|midwife|carer|caretaker|warden|landlord|landlady|manager|owner|librarian|janitor|student|teacher|pensioner|widower?|mum|mom|dad|grandad|grandma|\w+ (?:driver|teacher|nurse|worker|owner|operator))$/;

/** "Cook at a care home", "Retired bus driver, 71": who writes, when more follows. */
function isWriter(reading: Reading, { region }: EnglishPhrase): boolean {
  const head = reading.folded(region.to - 1);
  const phrase = region.to - region.from > 1 ? `${reading.folded(region.to - 2)} ${head}` : head;
  if (!offices.test(head) && !offices.test(phrase) && trades.get(head) !== 'jobs') return false;
  const next = region.to;
  const isAge = isMark(reading.words[next], ',') && reading.words[next + 1]?.kind === 'number';
  const isPlaced = /^(?:at|of|in|from)$/.test(reading.folded(next));
  return (isAge || isPlaced) && reading.words.length > next + 6;
}
