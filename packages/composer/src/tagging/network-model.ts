import { networkScores, type TagNetwork } from './network.ts';
import type { TagModel } from './tagger.ts';

/** The model by which each word has the average scores of networks, in parts of `unit`: so many for a natural logarithm. */
export function modelOfNetworks(networks: readonly TagNetwork[], unit: number): TagModel {
  const tagCount = networks[0]?.tagCount ?? 0;
  const scale = unit / networks.length;
  return {
    tagCount,
    transitions: Float64Array.from(
      { length: tagCount * tagCount },
      (_, at) => scale * networks.reduce((sum, { transitions }) => sum + (transitions[at] ?? 0), 0),
    ),
    score: (words) => {
      const all = networks.map((network) => networkScores(words, network));
      return words.map((_, at) =>
        Float64Array.from(
          { length: tagCount },
          (__, tag) => scale * all.reduce((sum, scores) => sum + (scores[at]?.[tag] ?? 0), 0),
        ),
      );
    },
  };
}
