import { commonPlan, type NetworkPlan, tablesOf } from './network-plan.ts';

/** Shape and options for follow-ups with which the most spans of messages were found that were left out. */
export const followUpPlan: NetworkPlan = {
  ...commonPlan,
  tables: tablesOf([
    { name: 'w', width: 40, rarest: 3, isOfWord: true },
    { name: 'stem', width: 24, rarest: 3, isOfWord: true },
    { name: 'e3', width: 16, rarest: 3 },
    { name: 'e2', width: 6, rarest: 3 },
    { name: 's4', width: 20, rarest: 3 },
    { name: 's3', width: 8, rarest: 3 },
    { name: 'c', width: 20, rarest: 1 },
    { name: 'p', width: 10, rarest: 1 },
    { name: 'k', width: 10, rarest: 1 },
    { name: 'h', width: 12, rarest: 1 },
    { name: 'shape', width: 6, rarest: 1, mayDrop: false },
    { name: 'kind', width: 3, rarest: 1, mayDrop: false },
    { name: 'o', width: 12, rarest: 5, hasSeveral: true },
    { name: 'language', width: 4, rarest: 1, mayDrop: false },
  ]),
  width: 176,
  distances: [1, 2, 4],
  levels: 42,
  kept: 0.999,
};
