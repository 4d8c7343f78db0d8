import { isBrief } from './lists/brief.ts';
import type { NounCandidate } from './nouns/candidate.ts';
import type { Reading } from './reading.ts';

const numbers =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|several|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on)$/;

/** What is counted in a quiz or a timer: "capitals 20 questions" is about capitals. */
const counted =
  /^(?:questions?|soru\w*|seconds?|secs?|saniye\w*|minutes?|mins?|dakika\w*|dk|rounds?|tur|lives)$/;

function withoutCounts(reading: Reading, candidate: NounCandidate): NounCandidate {
  const { from, to } = candidate.range;
  for (let at = from + 1; at + 1 <= to; at += 1) {
    if (!/^\d+$/.test(reading.folded(at)) || !counted.test(reading.folded(at + 1))) continue;
    const range = { from, to: at };
    return { ...candidate, range, noun: reading.written(range).toLowerCase() };
  }
  return candidate;
}

/** "iki çocuk annesiyim" says who writes, "two cabins" is about cabins. */
export function withoutNumbers(reading: Reading, candidates: NounCandidate[]): NounCandidate[] {
  if (!isBrief(reading)) return candidates.map((candidate) => withoutCounts(reading, candidate));
  return candidates.flatMap((candidate) => {
    const { from, to } = candidate.range;
    if (!numbers.test(reading.folded(from))) return [candidate];
    if (candidate.isTrade) return [];
    const [, ...words] = candidate.noun.split(' ');
    if (words.length === 0 || to - from < 2) return [candidate];
    return [{ ...candidate, range: { from: from + 1, to }, noun: words.join(' ') }];
  });
}
