import type { Range, Reading } from '../../reading.ts';
import { isMark } from '../../word.ts';
import { possessives } from '../../words/english-classes.ts';
import { isPersonAt } from './determiners.ts';
import { readPhrase } from './english-phrase.ts';

/** Phrases for whom, where and when, up to the end of the sentence; "by colour", "per pupil" say what is written down. */
export function outsideAfter(reading: Reading, from: number, to: number): Range[] {
  const found: Range[] = [];
  for (let at = from; at < to; at += 1) {
    const folded = reading.folded(at);
    const isPeriod = /^(?:per|each|every|a)$/.test(folded) && periods.test(reading.folded(at + 1));
    if (isPeriod) found.push({ from: at, to: at + 2 });
    const isBySomeone = folded === 'by' && possessives.has(reading.folded(at + 1));
    if (!isBySomeone && !/^(?:for|at|in|on|from|near|around|during)$/.test(folded)) continue;
    const phrase = readPhrase(reading, at + 1, to);
    if (phrase && !isMark(reading.words[at + 1], ',:'))
      found.push({
        from: at + 1,
        to: beforeField(reading, at + 2, afterPerson(reading, at + 1, phrase.region.to)),
      });
  }
  return found;
}

/** "for my kids surah and mistakes": a person in the plural ends the phrase. */
function afterPerson(reading: Reading, from: number, to: number): number {
  if (!possessives.has(reading.folded(from))) return to;
  for (let at = from + 1; at < to; at += 1)
    if (
      isPersonAt(reading, at) &&
      /^(?:kids|children|students|pupils|parents|boys|girls|grandkids|sons|daughters)$/.test(
        reading.folded(at),
      )
    )
      return at + 1;
  return to;
}

/** "for epilepsy duration type": known fields end the phrase. */
function beforeField(reading: Reading, from: number, to: number): number {
  for (let at = from; at < to; at += 1)
    if (reading.index.fields.findAt(reading.words, at).some(({ isTypo }) => !isTypo)) return at;
  return to;
}

const periods = /^(?:day|night|week|month|year|season|morning|evening|weekend|summer|winter)s?$/;
