import type { Reading } from '../../reading.ts';
import { possessives } from '../../words/english-classes.ts';
import { isDeterminer, isPersonAt } from './determiners.ts';
import { isClassWord, readPhrase } from './english-phrase.ts';
import { particles } from './english-verbs.ts';
import { type RequestObject, readObject } from './request-object.ts';

/** "me and my sister rent out …": the place after the people. */
export function joinedPeople(reading: Reading, from: number, to: number): number {
  let at = from;
  if (possessives.has(reading.folded(at))) at += 1;
  if (at + 3 >= to || reading.folded(at + 1) !== 'and') return from;
  if (!isPersonAt(reading, at)) return from;
  at += 2;
  if (possessives.has(reading.folded(at))) at += 1;
  return isPersonAt(reading, at) && at + 1 < to ? at + 1 : from;
}

/** The verb in "our rescue takes in hedgehogs", "my gp asked me to …". */
export function verbOfOwner(reading: Reading, from: number, to: number): number | undefined {
  if (!possessives.has(reading.folded(from)) && reading.folded(from) !== 'the') return undefined;
  for (let at = from + 2; at < Math.min(to - 1, from + 5); at += 1) {
    if (isClassWord(reading, at - 1)) return undefined;
    const isAsking =
      /^(?:asked|told|wants|needs|said)$/.test(reading.folded(at)) &&
      /^(?:me|us)$/.test(reading.folded(at + 1));
    if (
      isAsking ||
      /^(?:takes|organi[sz]es|holds|hosts|lends|sells|makes|runs|keeps|rents|collects|offers|gives|grows|breeds|likes|has|had|keeps)$/.test(
        reading.folded(at),
      )
    )
      return at;
  }
  return undefined;
}

/** What the owner's thing does with the object, or what is asked of the user. */
export function readOwnerClause(
  reading: Reading,
  verb: number,
  to: number,
): (RequestObject & { readonly kind: 'asked' | 'told' }) | undefined {
  if (/^(?:has|had|runs|likes)$/.test(reading.folded(verb))) return undefined;
  if (/^(?:me|us)$/.test(reading.folded(verb + 1))) {
    const object = readObject(reading, verb + 1, to);
    return object && { ...object, kind: 'asked' };
  }
  let object = verb + 1;
  while (particles.test(reading.folded(object))) object += 1;
  if (reading.folded(object).endsWith('ing') && isDeterminer(reading, object + 1)) object += 1;
  const phrase = readPhrase(reading, object, to);
  return phrase && { phrase, kind: 'told', isRecorded: false };
}
