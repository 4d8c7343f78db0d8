import type { Subject } from '../lexicon/subject.ts';
import type { LexiconIndex } from './lexicon-index.ts';
import { readWords } from './word.ts';

/** The subject that an English phrase of the lexicon stands for. */
export function subjectByPhrase(index: LexiconIndex, phrase: string): Subject | undefined {
  const words = readWords(phrase, index.stems, 'en');
  return index.subjects.findWhole(words)?.value ?? index.subjects.findAt(words, 0)[0]?.value;
}
