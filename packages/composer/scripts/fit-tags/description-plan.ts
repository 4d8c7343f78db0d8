import { commonPlan, type NetworkPlan, tablesOf } from './network-plan.ts';

/**
 * For descriptions: the networks load with the prompt box, so they know fewer words, and a number takes half a byte. What a
 * description is about may stand far from the words that say so, so there are more layers.
 */
export const descriptionPlan: NetworkPlan = {
  ...commonPlan,
  tables: tablesOf([
    { name: 'w', width: 12, rarest: 8, isOfWord: true },
    { name: 'stem', width: 12, rarest: 8, isOfWord: true },
    { name: 'e3', width: 8, rarest: 4 },
    { name: 'e2', width: 6, rarest: 3 },
    { name: 's4', width: 8, rarest: 8 },
    { name: 's3', width: 4, rarest: 4 },
    { name: 'c', width: 20, rarest: 1 },
    { name: 'k', width: 8, rarest: 2 },
    { name: 'r', width: 4, rarest: 1 },
    { name: 'n', width: 6, rarest: 1 },
    { name: 'u', width: 3, rarest: 1, mayDrop: false },
    { name: 'shape', width: 4, rarest: 1, mayDrop: false },
    { name: 'at', width: 3, rarest: 1 },
    { name: 'o', width: 12, rarest: 5, hasSeveral: true },
  ]),
  width: 88,
  distances: [1, 2, 4, 8, 1],
  levels: 7,
  kept: 0.99,
};
