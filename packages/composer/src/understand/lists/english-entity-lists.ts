import { lowerCase } from '../../language/fold.ts';
import { singularEnglish } from '../../language/inflect-english.ts';
import type { Range, Reading } from '../reading.ts';
import { isMark } from '../word.ts';
import { englishStops } from '../words/english-words.ts';
import { findMark, makeEntityList } from './entity-list-items.ts';
import type { List } from './list-item.ts';

const owners = /^(?:have|has|need|needs|include|includes|contain|contains)$/;
const endOfNoun =
  /^(?:has|have|needs?|should|must|with|is|includes?|contains?|i|we|it|want|you|they|to|there|on|in|at|the|a|an)$/;
const wishes =
  /^(?:i|we|you|want|need|needs|to|would|like|also|should|must|store|record|note|have|has|include|includes|keep|know|see|save|write|down|log|track|enter|add|there|is|are|be|it|you|can|contains?)$/;
const containers = /^(?:list|table|register|directory|calendar|schedule|database|catalogue|catalog|log)$/;
const isPronoun = /^(?:i|we|they|you|it|he|she|this|that|who|people|there|everyone)$/;

const isWordAt = (reading: Reading, at: number): boolean => reading.words[at]?.kind === 'word';

/** Entities with own fields: "each visit: a, b", "Parcels have a, b", "a list of songs with a and b". */
export function findEnglishEntityLists(reading: Reading, sentence: Range): List[] {
  const single =
    findEach(reading, sentence) ?? findOwner(reading, sentence) ?? findEachInside(reading, sentence);
  return single ? [single] : findContainers(reading, sentence);
}

/** "She wants every shift: start, end, tips". */
function findEachInside(reading: Reading, { from, to }: Range): List | undefined {
  const colon = findMark(reading, { from, to }, ':');
  const each = [colon - 2, colon - 3].find((at) => at > from && /^(?:every|each)$/.test(reading.folded(at)));
  return colon < to && each !== undefined ? findEach(reading, { from: each, to }) : undefined;
}

/** "Each farm: name, phone", "per market: date, takings": also in a short description. */
export function findEachThing(reading: Reading, sentence: Range): List[] {
  const list = findMark(reading, sentence, ':') < sentence.from + 5 ? findEach(reading, sentence) : undefined;
  return list ? [list] : findWith(reading, sentence);
}

/** "NPCs with race, where we met them": a sentence of its own about things in the plural. */
function findWith(reading: Reading, { from, to }: Range): List[] {
  const verb = [from + 1, from + 2].find((at) => reading.folded(at) === 'with');
  if (from === 0 || verb === undefined || englishStops.has(reading.folded(from))) return [];
  const head = reading.folded(verb - 1);
  const isMany = singularEnglish(head) !== head && !containers.test(singularEnglish(head));
  const list = isMany ? makeEntityList(reading, { from: verb + 1, to }, { from, to: verb }, 3) : undefined;
  return list ? [list] : [];
}

function findEach(reading: Reading, { from, to }: Range): List | undefined {
  let at = from;
  while (/^(?:and|also|then|so|for|per|in|with|about|on|please)$/.test(reading.folded(at))) at += 1;
  const isPer = reading.folded(at - 1) === 'per' && isMark(reading.words[at + 1], ':');
  if (!isPer && !/^(?:each|every)$/.test(reading.folded(at))) return undefined;
  const start = isPer ? at : at + 1;
  let end = start;
  while (end < to && end - start < 3 && isWordAt(reading, end) && !endOfNoun.test(reading.folded(end)))
    end += 1;
  if (end === start || (isWordAt(reading, end) && !endOfNoun.test(reading.folded(end)))) return undefined;
  const period = /^(?:day|night|week|month|year|time|morning|evening|one|\w+day)s?$/;
  if (period.test(reading.folded(end - 1)) || period.test(reading.folded(start))) return undefined;
  let first = end;
  while (first < to && (wishes.test(reading.folded(first)) || isMark(reading.words[first], ':,'))) first += 1;
  return makeEntityList(reading, { from: first, to }, { from: start, to: end });
}

function findOwner(reading: Reading, { from, to }: Range): List | undefined {
  let start = from;
  while (/^(?:and|also|the|our|my|all|then)$/.test(reading.folded(start))) start += 1;
  const verb = [start + 1, start + 2].find((at) => at < to && owners.test(reading.folded(at)));
  if (verb === undefined || isPronoun.test(reading.folded(verb - 1))) return undefined;
  const noun = reading.folded(verb - 1);
  if (
    singularEnglish(lowerCase(noun, 'en')) === noun &&
    /^(?:have|need|include|contain)$/.test(reading.folded(verb))
  )
    return undefined;
  if (!isWordAt(reading, start) || findMark(reading, { from: verb, to }, ',') === to) return undefined;
  return makeEntityList(reading, { from: verb + 1, to }, { from: start, to: verb }, 3);
}

function findContainers(reading: Reading, { from, to }: Range): List[] {
  const found: List[] = [];
  for (let at = from; at < to; at += 1) {
    if (!containers.test(reading.folded(at))) continue;
    const of = containedNoun(reading, from, at, to);
    if (!of) continue;
    const trigger = Math.max(at + 1, of.to);
    if (reading.folded(trigger) !== 'with') continue;
    const end = endOfFields(reading, trigger + 1, to);
    const list = makeEntityList(reading, { from: trigger + 1, to: end }, of);
    if (list) found.push({ ...list, hasDays: reading.folded(at) === 'calendar' });
    at = end - 1;
  }
  // One container is the app itself.
  return found.length > 1 || from > 0 ? found : [];
}

/** "a members list", "a list of songs", "a calendar of rehearsals". */
function containedNoun(reading: Reading, from: number, at: number, to: number): Range | undefined {
  if (reading.folded(at + 1) === 'of') {
    let start = at + 2;
    while (/^(?:the|all|our|my)$/.test(reading.folded(start))) start += 1;
    let end = start;
    while (end < to && end - start < 3 && isWordAt(reading, end) && !englishStops.has(reading.folded(end)))
      end += 1;
    return end > start ? { from: start, to: end } : undefined;
  }
  let start = at;
  while (
    start > from &&
    at - start < 2 &&
    isWordAt(reading, start - 1) &&
    !englishStops.has(reading.folded(start - 1))
  )
    start -= 1;
  return start < at ? { from: start, to: at } : undefined;
}

/** The next container, or a wish that is no field, ends the fields. */
function endOfFields(reading: Reading, from: number, to: number): number {
  let depth = 0;
  for (let at = from; at < to; at += 1) {
    if (isMark(reading.words[at], '(')) depth += 1;
    if (isMark(reading.words[at], ')')) depth -= 1;
    if (depth > 0 || !isMark(reading.words[at], ',')) continue;
    const next = findMark(reading, { from: at + 1, to }, ',');
    for (let place = at + 1; place < next; place += 1) {
      if (containers.test(reading.folded(place)) || reading.folded(place) === 'for') return at;
    }
  }
  return to;
}
