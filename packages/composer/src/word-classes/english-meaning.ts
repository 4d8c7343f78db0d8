import type { Language } from '@kilim/contract';
import { classNamed } from './class-of-word.ts';

/** Words that the lists of classes do not have. */
const regions = new Set(['county', 'counties']);

/** Words of sentences, which name nothing whatever they are taken for. */
const ofSentence = /^(?:filler|polite|question)$/;

/** What kind of thing a folded word of English names, also in the plural; undefined for mistyped words and those of sentences. */
export function englishMeaning(folded: string, language: Language): string | undefined {
  if (language !== 'en') return undefined;
  if (regions.has(folded)) return 'region';
  const name =
    classNamed(folded, 'en') ?? (folded.endsWith('s') ? classNamed(folded.slice(0, -1), 'en') : undefined);
  return name === undefined || ofSentence.test(name) ? undefined : name;
}
