import type { FollowUp } from '../follow-up.ts';
import { fieldByPartOfLabel } from './named-targets.ts';
import type { TagSpan } from './tags.ts';

/** "istasyonla" and "kapıyla": one of two parts that the sentence takes together. */
const withEnding = /.{3}y?l[ae]$/;

/** "istasyonla plakayı at": what goes together with a part that goes. */
export function withJoinedRemovals(
  spans: readonly TagSpan[],
  { reading, spec }: FollowUp,
): readonly TagSpan[] {
  if (reading.language !== 'tr') return spans;
  return spans.flatMap((span, at) => {
    const from = span.from - 1;
    const isFree = (spans[at - 1]?.to ?? 0) <= from;
    const isJoined =
      span.name === 'remove' &&
      isFree &&
      withEnding.test(reading.folded(from)) &&
      fieldByPartOfLabel(reading.folded(from), spec) !== undefined;
    return isJoined ? [{ ...span, from, to: span.from }, span] : [span];
  });
}
