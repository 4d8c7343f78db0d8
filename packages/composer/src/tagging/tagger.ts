import { mayFollow } from './tag-spans.ts';

/** How much features speak for tags, all in the same unit. */
export interface TagWeights {
  /** Tag 0 and two for each name. */
  readonly tagCount: number;
  /** Weights of each feature, one for each tag. */
  readonly features: { get(feature: string): ArrayLike<number> | undefined };
  /** Weight of each tag after each other one: [before * tagCount + tag]; tag 0 stands before the first word. */
  readonly transitions: ArrayLike<number>;
}

/** Sum of the weights of a word's features for each tag. */
export function weigh(features: readonly string[], weights: TagWeights): Float64Array {
  const { tagCount } = weights;
  const sums = new Float64Array(tagCount);
  for (const feature of features) {
    const own = weights.features.get(feature);
    if (own === undefined) continue;
    for (let tag = 0; tag < tagCount; tag += 1) sums[tag] = (sums[tag] ?? 0) + (own[tag] ?? 0);
  }
  return sums;
}

export type IsAllowed = (at: number, tag: number) => boolean;

const anyTag: IsAllowed = () => true;

/** Weights of which all features are known. */
export interface FittedWeights extends TagWeights {
  readonly features: ReadonlyMap<string, ArrayLike<number>>;
}

/** No tag, so that it is reached by no path. */
const never = Number.NEGATIVE_INFINITY;

/**
 * The tags of a text's words whose weights are the highest together, of those that are allowed. With `once`, the first tag of
 * a name, exactly one span has this name; any tags if that is not allowed anywhere.
 */
export function tagWords(
  words: readonly (readonly string[])[],
  weights: TagWeights,
  isAllowed: IsAllowed = anyTag,
  once?: number,
): readonly number[] {
  const { tagCount } = weights;
  // With `once` there are two states of each tag: before the first word of the span, and from it on.
  const stateCount = once === undefined ? tagCount : 2 * tagCount;
  const back: Int32Array[] = [];
  let best = new Float64Array(stateCount).fill(never);
  for (const [at, features] of words.entries()) {
    const own = weigh(features, weights);
    const next = new Float64Array(stateCount).fill(never);
    const from = new Int32Array(stateCount);
    for (let state = 0; state < stateCount; state += 1) {
      const tag = state % tagCount;
      if (!isAllowed(at, tag)) continue;
      const isLater = state >= tagCount;
      const isOfOnce = once !== undefined && (tag === once || tag === once + 1);
      if (isOfOnce && !isLater) continue;
      // The first word of the span leads from the first states to the later ones.
      const offset = isLater && tag !== once ? tagCount : 0;
      if (at === 0 && offset > 0) continue;
      const tagsBefore = at === 0 ? 1 : tagCount;
      for (let tagBefore = 0; tagBefore < tagsBefore; tagBefore += 1) {
        const before = offset + tagBefore;
        if (!mayFollow(tag, tagBefore)) continue;
        const score =
          (at === 0 ? 0 : (best[before] ?? never)) +
          (weights.transitions[tagBefore * tagCount + tag] ?? 0) +
          (own[tag] ?? 0);
        if (score <= (next[state] ?? never)) continue;
        next[state] = score;
        from[state] = before;
      }
    }
    best = next;
    back.push(from);
  }
  const ends = once === undefined ? best : best.slice(tagCount);
  const highest = Math.max(...ends);
  if (once !== undefined && highest === never) return tagWords(words, weights, isAllowed);
  let state = ends.indexOf(highest) + (once === undefined ? 0 : tagCount);
  const tags: number[] = [];
  for (let at = words.length - 1; at >= 0; at -= 1) {
    tags[at] = state % tagCount;
    state = back[at]?.[state] ?? 0;
  }
  return tags;
}

/** The weight of these tags together. */
export function weighTags(
  words: readonly (readonly string[])[],
  tags: readonly number[],
  weights: TagWeights,
): number {
  let sum = 0;
  for (const [at, features] of words.entries()) {
    const tag = tags[at] ?? 0;
    const before = at === 0 ? 0 : (tags[at - 1] ?? 0);
    sum += weights.transitions[before * weights.tagCount + tag] ?? 0;
    for (const feature of features) sum += weights.features.get(feature)?.[tag] ?? 0;
  }
  return sum;
}
