import { fold } from '../../language/fold.ts';
import type { Choice } from '../choose-subject.ts';
import { strengths } from '../nouns/candidate.ts';
import type { Range, Reading } from '../reading.ts';
import { isMark } from '../word.ts';
import { articles, possessives } from '../words/english-classes.ts';
import { englishAdjectives } from '../words/english-words.ts';
import { placesOf } from './places-of.ts';
import { noTitle } from './title-noun.ts';

/** "wells in our village", "after her operation": where and when. */
const ofPlace = /^(?:in|at|from|after|since|near|round|around|inside|outside)$/;
/** Forms of verbs that are no nouns: "who took what", "what i ate". */
const verbForm =
  /^(?:ate|took|got|gave|bought|went|came|lent|paid|did|do|does|put|bear|made|saw|forgot|kept|say|says|said)$/;

/** "look after graves", "put in the expense": the word belongs to a verb. */
const ofVerb = /^(?:look|looks|looking|put|putting|fill|type|key|log|enter|write|hand|sign)$/;
/** What is asked for, written down or done: "I want players, positions", "each time it whistles, left or right". */
const asks = /^(?:it|i|we|they|he|she|want|need|record|track|log|note|write|list|keep|enter|add|have)$/;

/** "staff ask for annual leave": what people want of each other. */
const asksFor = /^(?:ask|asks|asking|apply|applies|applying|request|requests|requesting|book|books|booking)$/;

/** The place before articles and adjectives: "in | our old village". */
function beforeArticles(reading: Reading, from: number): number {
  let at = from - 1;
  const isSkipped = (folded: string): boolean =>
    articles.has(folded) || possessives.has(folded) || englishAdjectives.has(folded);
  while (at > 0 && isSkipped(reading.folded(at))) at -= 1;
  return at;
}

const sentenceOf = (reading: Reading, range: Range): Range | undefined =>
  reading.sentences().find(({ from, to }) => from <= range.from && range.to <= to);

/** "hotel swimming pool. every morning chlorine, pH, temperature": one of several parts between commas. */
function isListed(reading: Reading, tagged: Range): boolean {
  const sentence = sentenceOf(reading, tagged);
  const before = beforeArticles(reading, tagged.from);
  if (asks.test(reading.folded(before))) return false;
  if (reading.folded(before) === 'for' && asksFor.test(reading.folded(before - 1))) return false;
  if (sentence === undefined) return false;
  const commas = reading.words.slice(sentence.from, sentence.to).filter((word) => isMark(word, ','));
  return isMark(reading.words[tagged.to], ',')
    ? commas.length > 1
    : tagged.to === sentence.to && commas.length > 2;
}

/** "Haircut is 2000": one of several things with a price. */
const isPriced = ({ words }: Reading, { to }: Range): boolean =>
  /^(?:is|costs?|=)$/.test(words[to]?.folded ?? '') && words[to + 1]?.kind === 'number';

/** Nouns of several words that the first sentences ask for or name; before a colon things stand that say more. */
const isNamed = ({ words }: Reading, { noun }: Choice): boolean =>
  noun !== undefined &&
  noun.strength >= strengths.request &&
  noun.noun.includes(' ') &&
  !isMark(words[noun.region.to], ':-–—') &&
  !noTitle.test(fold(noun.noun));

/** The words of the choice that say by themselves what the app is about, before the tagged ones. */
function chosenBefore(reading: Reading, choice: Choice, tagged: Range): Range | undefined {
  const { noun } = choice;
  const isClear = noun !== undefined && !noun.isTrade && noun.strength >= strengths.lead;
  if (choice.subject === undefined && !isClear) return undefined;
  return placesOf(choice).find(({ from, to }) => to > from && to <= tagged.from && reading.words[from]);
}

/** Whether the tagged words only say where, or are one of several parts of what the choice names, or a form of a verb. */
export function keepsChoice(reading: Reading, choice: Choice, tagged: Range): boolean {
  const before = chosenBefore(reading, choice, tagged);
  if (before === undefined) return false;
  if (reading.language === 'en') {
    const isOneWord = tagged.to - tagged.from === 1;
    if (isOneWord && verbForm.test(reading.folded(tagged.from))) return true;
    const sentence = sentenceOf(reading, tagged);
    const isSame = sentence !== undefined && sentence.from <= before.from;
    const place = beforeArticles(reading, tagged.from);
    if (isSame && ofPlace.test(reading.folded(place)) && !ofVerb.test(reading.folded(place - 1))) return true;
  }
  if (isPriced(reading, tagged)) return true;
  return isNamed(reading, choice) && isListed(reading, tagged);
}
