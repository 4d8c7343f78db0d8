import { mayFollow, tagCount } from './tags.ts';

/** How much features speak for tags, all in the same unit. */
export interface TagWeights {
  /** Weights of each feature, one for each tag. */
  readonly features: ReadonlyMap<string, ArrayLike<number>>;
  /** Weight of each tag after each other one: [before * tagCount + tag]. */
  readonly transitions: ArrayLike<number>;
}

/** Sum of the weights of a word's features for each tag. */
function weigh(features: readonly string[], weights: TagWeights): Float64Array {
  const sums = new Float64Array(tagCount);
  for (const feature of features) {
    const own = weights.features.get(feature);
    if (own === undefined) continue;
    for (let tag = 0; tag < tagCount; tag += 1) sums[tag] = (sums[tag] ?? 0) + (own[tag] ?? 0);
  }
  return sums;
}

/** The tags of a message's words whose weights are the highest together. */
export function tagWords(words: readonly (readonly string[])[], weights: TagWeights): readonly number[] {
  const back: Int32Array[] = [];
  let best = new Float64Array(tagCount).fill(Number.NEGATIVE_INFINITY);
  for (const [at, features] of words.entries()) {
    const own = weigh(features, weights);
    const next = new Float64Array(tagCount).fill(Number.NEGATIVE_INFINITY);
    const from = new Int32Array(tagCount);
    for (let tag = 0; tag < tagCount; tag += 1) {
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
