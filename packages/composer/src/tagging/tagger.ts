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
function weigh(features: readonly string[], weights: TagWeights): Float64Array {
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

/** The tags of a text's words whose weights are the highest together, of those that are allowed. */
export function tagWords(
  words: readonly (readonly string[])[],
  weights: TagWeights,
  isAllowed: IsAllowed = anyTag,
): readonly number[] {
  const { tagCount } = weights;
  const back: Int32Array[] = [];
  let best = new Float64Array(tagCount).fill(Number.NEGATIVE_INFINITY);
  for (const [at, features] of words.entries()) {
    const own = weigh(features, weights);
    const next = new Float64Array(tagCount).fill(Number.NEGATIVE_INFINITY);
    const from = new Int32Array(tagCount);
    for (let tag = 0; tag < tagCount; tag += 1) {
      if (!isAllowed(at, tag)) continue;
      for (let before = 0; before < (at === 0 ? 1 : tagCount); before += 1) {
        if (!mayFollow(tag, before)) continue;
        const score =
          (at === 0 ? 0 : (best[before] ?? 0)) +
          (weights.transitions[before * tagCount + tag] ?? 0) +
          (own[tag] ?? 0);
        if (score <= (next[tag] ?? 0)) continue;
        next[tag] = score;
        from[tag] = before;
      }
    }
    best = next;
    back.push(from);
  }
  let tag = best.indexOf(Math.max(...best));
  const tags: number[] = [];
  for (let at = words.length - 1; at >= 0; at -= 1) {
    tags[at] = tag;
    tag = back[at]?.[tag] ?? 0;
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
