import { isBrief } from './lists/brief.ts';
import type { NounCandidate } from './nouns/candidate.ts';
import type { Reading } from './reading.ts';

const numbers =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|several|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on)$/;

/** "iki çocuk annesiyim" says who writes, "two cabins" is about cabins. */
export function withoutNumbers(reading: Reading, candidates: NounCandidate[]): NounCandidate[] {
  if (!isBrief(reading)) return candidates;
  return candidates.flatMap((candidate) => {
    const { from, to } = candidate.range;
    if (!numbers.test(reading.folded(from))) return [candidate];
    if (candidate.isTrade) return [];
    const [, ...words] = candidate.noun.split(' ');
    if (words.length === 0 || to - from < 2) return [candidate];
    return [{ ...candidate, range: { from: from + 1, to }, noun: words.join(' ') }];
  });
}
