import { singularEnglish } from '../language/inflect-english.ts';
import type { Choice } from './choose-subject.ts';
import { namesPerson } from './clause-points.ts';
import type { NounCandidate } from './nouns/candidate.ts';
import { readPhrase } from './nouns/english/english-phrase.ts';
import type { Reading } from './reading.ts';
import { isMark } from './word.ts';

const isPlural = (word: string): boolean => word !== singularEnglish(word) && !/(?:ss|us|is)$/.test(word);

/**
 * "band practice: songs we know, key, tempo": of an occasion before a colon or dash and things after it, the things are what
 * is written down, if single parts of them follow.
 */
export function listedThing(reading: Reading, { noun }: Choice): NounCandidate | undefined {
  if (reading.language !== 'en' || !noun || noun.isTrade) return undefined;
  const at = noun.region.to;
  const isOccasion = noun.region.from < 4 && isMark(reading.words[at], ':-–—');
  if (!isOccasion || isPlural(reading.folded(noun.range.to - 1))) return undefined;
  const sentence = reading.sentences().find(({ from, to }) => from <= at && at < to);
  const phrase = sentence && readPhrase(reading, at + 1, sentence.to);
  if (!sentence || !phrase || phrase.range.from > at + 2) return undefined;
  const { range } = phrase;
  const head = range.to - 1;
  if (range.to <= range.from || !isPlural(reading.folded(head)) || namesPerson(reading, head))
    return undefined;
  if (reading.index.fields.findAt(reading.words, head).some(({ isTypo, length }) => !isTypo && length === 1))
    return undefined;
  const rest = reading.words.slice(range.to, sentence.to);
  const isList = rest.filter(({ kind, text }) => kind === 'mark' && text === ',').length > 0;
  if (!isList) return undefined;
  return {
    ...noun,
    noun: singularEnglish(reading.written(range).toLowerCase()),
    isPlural: true,
    range,
    region: phrase.region,
  };
}
