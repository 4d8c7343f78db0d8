import type { Choice } from './choose-subject.ts';
import type { NounCandidate } from './nouns/candidate.ts';
import type { Reading } from './reading.ts';
import { englishAudience } from './words/english-words.ts';

/** "flash cards for malayalam letters": what cards are about that the lexicon has under a general word. */
export function topicOf(
  reading: Reading,
  candidates: readonly NounCandidate[],
  { phrase = '', at = 0 }: Choice,
): NounCandidate | undefined {
  if (reading.language !== 'en' || !/card/.test(phrase)) return undefined;
  const isPerson = ({ range }: NounCandidate): boolean =>
    reading.words.slice(range.from, range.to).some(({ folded }) => englishAudience.has(folded));
  return candidates.find(
    (each) =>
      each.range.from > at &&
      /^(?:for|about|on|of)$/.test(reading.folded(each.range.from - 1)) &&
      !isPerson(each),
  );
}
