import type { TagModel } from './tagger.ts';

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

/** Weights of which all features are known. */
export interface FittedWeights extends TagWeights {
  readonly features: ReadonlyMap<string, ArrayLike<number>>;
}

/** The model by which each word has the weights of its features. */
export const modelOfWeights = (weights: TagWeights): TagModel => ({
  tagCount: weights.tagCount,
  transitions: weights.transitions,
  score: (words) => words.map((features) => weigh(features, weights)),
});
