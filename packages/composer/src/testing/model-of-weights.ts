import type { TagModel } from '../tagging/index.ts';

/** A model by which each word has the weights of its features, one for each tag; all of 0 for others. */
export const modelOfWeights = (
  tagCount: number,
  rows: Readonly<Record<string, readonly number[]>>,
  transitions: readonly number[] = [],
): TagModel => ({
  tagCount,
  transitions: Array.from({ length: tagCount * tagCount }, (_, at) => transitions[at] ?? 0),
  score: (words) =>
    words.map((features) =>
      Array.from({ length: tagCount }, (_, tag) =>
        features.reduce((sum, feature) => sum + (rows[feature]?.[tag] ?? 0), 0),
      ),
    ),
});
