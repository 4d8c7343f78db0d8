import type { Range, Reading } from '../../reading.ts';
import {
  adverbs,
  articles,
  auxiliaries,
  conjunctions,
  possessives,
  prepositions,
  pronouns,
} from '../../words/english-classes.ts';
import { englishAdjectives, englishAppWords, englishGenericHeads } from '../../words/english-words.ts';
import { isToolStore } from './tool-store.ts';

/** A noun phrase without its articles, and with the container at its end. */
export interface EnglishPhrase {
  readonly range: Range;
  /** With the container or app word that follows: "log", "tracker app". */
  readonly region: Range;
  readonly isMine: boolean;
  readonly hasContainer: boolean;
}

const longestPhrase = 5;
const modals = /^(?:can|could|should|will|must|would|have|has|are)$/;
const calendar =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december)$/;
const question = /^(?:which|what|whats|who|whos|whose|where|how|why)$/;
/** Forms of verbs that follow the noun they belong to: "books lent", "eggs sold". */
const after =
  /^(?:sold|born|done|paid|payed|eaten|lost|given|bought|weaned|caught|borrowed|lent|booked|got|seen|read|used|left|owed|owned|taken|spent|tasted|brought|needed|made|tried|visited|incl|including|available|worn|due|per|sent|earned|ml|kg|km|cm|mm|lbs?|oz|miles|percent)$/;
/** "badges earned per boy", "meals delivered": a participle before the end of the phrase. */
const isParticipleAtEnd = (reading: Reading, at: number): boolean =>
  /^\w{3,}ed$/.test(reading.folded(at)) &&
  isClassWord(reading, at + 1) &&
  !/^(?:bed|seed|feed|speed|shed|need|weed|breed|reed|sled|hundred)$/.test(reading.folded(at));

/** "hearing aids | keep going wrong": what the things do. */
export const isComplaint = (reading: Reading, at: number): boolean =>
  /^(?:keep|keeps|kept|stop|stops|start|starts)$/.test(reading.folded(at)) &&
  /^\w{2,}ing$/.test(reading.folded(at + 1));

export const isClassWord = (reading: Reading, at: number): boolean => {
  const word = reading.words[at];
  if (word?.kind !== 'word') return true;
  const { folded } = word;
  return (
    [articles, possessives, prepositions, pronouns, auxiliaries, adverbs, conjunctions].some((set) =>
      set.has(folded),
    ) || question.test(folded)
  );
};

const isSkipped = (reading: Reading, at: number): boolean => {
  const word = reading.words[at];
  if (word === undefined) return false;
  return (
    articles.has(word.folded) ||
    possessives.has(word.folded) ||
    englishAdjectives.has(word.folded) ||
    word.kind === 'number' ||
    /^(?:other|one|small|late|certain|different|various|following|whole|entire|about|around|sixty|two|three|four|five|six|ten|dozen)$/.test(
      word.folded,
    )
  );
};

const isContainer = (reading: Reading, at: number): boolean =>
  !isToolStore(reading, at) &&
  !isToolStore(reading, at - 1) &&
  (englishGenericHeads.has(reading.folded(at)) || englishAppWords.has(reading.folded(at)));

/** Words for an amount or a group of what stands after "of". */
export const measures =
  /^(?:library|set|pile|bunch|lot|lots|loads|tons|number|bits?|kinds?|types?|sorts?|range|stack|overview|count|index|bank|pairs?|pieces?|box(?:es)?|bottles?|jars?|series|loads?|pallets?|sacks?|bags?|trays?|crates?|rolls?|bales?|packs?)$/;

/** "tons of papers", "a list of books", "library of books": what stands after "of" is meant. */
const isMeasureOf = (reading: Reading, at: number, isAlone: boolean): boolean =>
  reading.folded(at + 1) === 'of' &&
  ((isContainer(reading, at) && isAlone) || measures.test(reading.folded(at)));

const isCommunity = /^(?:chat|forum|community|feed|marketplace|bot|quiz|game|games|guide)$/;

export const isAllContainers = (reading: Reading, { from, to }: Range): boolean => {
  for (let at = from; at < to; at += 1) if (!isContainer(reading, at)) return false;
  return true;
};

/** "gift cards", "birthday cards" are things; cards to learn with are a container. */
const isThingNamedCard = (reading: Reading, at: number): boolean =>
  reading.folded(at) === 'cards' &&
  /^(?:gift|birthday|business|greeting|christmas|loyalty|report|trading|sim|bank|credit)$/.test(
    reading.folded(at - 1),
  );

/** The noun phrase that begins at a place, after articles, adjectives and possessors. */
export function readPhrase(reading: Reading, start: number, end: number): EnglishPhrase | undefined {
  let from = start;
  let isMine = false;
  for (;;) {
    const folded = reading.folded(from);
    const isOwner =
      reading.words[from]?.ending === 's' &&
      !isClassWord(reading, from) &&
      from + 1 < end &&
      !isClassWord(reading, from + 1);
    if (from >= end || !(isSkipped(reading, from) || isOwner)) break;
    isMine ||= folded === 'my' || folded === 'our';
    from += 1;
  }
  let to = from;
  while (to < end && to - from < longestPhrase && !isClassWord(reading, to)) {
    if (
      to > from &&
      // "houseplants | last watered"
      ((reading.folded(to) === 'last' && /^\w{3,}ed$/.test(reading.folded(to + 1))) ||
        /^\d/.test(reading.folded(to)) ||
        after.test(reading.folded(to)) ||
        calendar.test(reading.folded(to)) ||
        isComplaint(reading, to) ||
        isParticipleAtEnd(reading, to) ||
        // "softball stats | hits runs": what stands after the container is a detail.
        (/^(?:stats|tracker|diary|journal|planner|checklist|logbook)$/.test(reading.folded(to - 1)) &&
          to - 1 > from &&
          !isContainer(reading, to)) ||
        // "hunting log | bird weight"
        (reading.folded(to - 1) === 'log' &&
          to - 1 > from &&
          !isContainer(reading, to) &&
          !/^(?:cabins?|fires?|burners?|stores?|splitters?|entry|entries|pile|piles|books?)$/.test(
            reading.folded(to),
          )))
    )
      break;
    to += 1;
    if (isMeasureOf(reading, to - 1, to - 1 === from)) {
      const inner = readPhrase(reading, to + 1, end);
      if (inner)
        return {
          ...inner,
          region: { from, to: inner.region.to },
          hasContainer: true,
          isMine: isMine || inner.isMine,
        };
    }
  }
  // "books members can borrow": the last noun begins a clause.
  if (to - from > 1 && modals.test(reading.folded(to))) to -= 1;
  if (to === from) return undefined;
  const region = { from, to };
  // "appointments for my tattoo studio", "a checklist for camping": a container alone is about what it is for.
  const isContainerAlone = isAllContainers(reading, region);
  if (isContainerAlone && !isCommunity.test(reading.folded(to - 1)) && reading.folded(to) === 'for') {
    const inner = readPhrase(reading, to + 1, end);
    if (inner) return { ...inner, region: { from, to: inner.region.to }, hasContainer: true };
  }
  let head = to;
  while (head - 1 > from && isContainer(reading, head - 1) && !isThingNamedCard(reading, head - 1)) head -= 1;
  return {
    range: { from, to: head },
    region,
    isMine,
    hasContainer: head < to || isContainer(reading, head - 1),
  };
}
