import type { AppSpec } from '../../spec/app-spec.ts';
import { spansOf, tagWords } from '../../tagging/index.ts';
import { readFollowUp } from '../follow-up.ts';
import { type LooseRequest, type ReadSaid, WishList } from '../loose/wish-list.ts';
import type { Operation } from '../operation.ts';
import { tagFeatures } from './tag-features.ts';
import { tagWeights } from './tag-weights.ts';
import { TaggedWishes } from './tagged-wishes.ts';
import { tagNames } from './tags.ts';

/** Longer messages are descriptions; each span is read as several sentences. */
const longestMessage = 1200;
const mostSpans = 12;

/**
 * What a message asks for, by the words that a fitted model takes for parts, names and options; `rules` is what the readers
 * of sentences made of it. Undefined if it names nothing.
 */
export function readTagged(
  message: string,
  spec: AppSpec,
  rules: readonly Operation[],
  readSaid: ReadSaid,
): LooseRequest | undefined {
  if (message.length > longestMessage) return undefined;
  const whole = readFollowUp(message, spec);
  const spans = spansOf(tagWords(tagFeatures(whole, rules), tagWeights()), tagNames);
  if (spans.length === 0 || spans.length > mostSpans) return undefined;
  const wishes = new WishList(spec, readSaid);
  for (const change of new TaggedWishes(whole, spans, readSaid).read(() => wishes.spec))
    wishes.add({ kind: 'change', change });
  return wishes.result();
}
