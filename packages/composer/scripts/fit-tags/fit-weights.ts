import { type FittedWeights, modelOfWeights, tagWords } from '../../src/tagging/index.ts';
import { AveragedWeights } from './averaged-weights.ts';
import { randomNumbers } from './random-numbers.ts';
import type { TaggedText } from './tagged-text.ts';

export interface FitOptions {
  readonly tagCount: number;
  readonly rounds: number;
  /** Rarer features say more about their text than about others. */
  readonly rarest: number;
  /** Features whose weights are all smaller are left out. */
  readonly leastWeight: number;
  /** Makes up for words of rare tags, of which too few would be found: the fit to texts that were left out is best so. */
  readonly caution: number;
  /** Weights are multiples of it. */
  readonly step: number;
  /** The first tag of a name that is learnt as standing exactly once in each text: the weights learn where. */
  readonly once?: number;
}

/** Each text is learnt without half of its features, so that no weight relies on another one. */
const dropped = 0.5;

/** Weights that tag these texts as people did: an averaged perceptron over whole texts. */
export function fitWeights(
  texts: readonly TaggedText[],
  { tagCount, rounds, rarest, leastWeight, caution, step, once }: FitOptions,
): FittedWeights {
  const counts = new Map<string, number>();
  for (const { features } of texts)
    for (const own of features) for (const name of own) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= rarest).map(([name]) => name);
  const weights = new AveragedWeights(names.length * tagCount);
  const moves = new AveragedWeights(tagCount * tagCount);
  const views = new Map(
    names.map((name, at) => [name, weights.values.subarray(at * tagCount, (at + 1) * tagCount)]),
  );
  const places = new Map(names.map((name, at) => [name, at]));
  const current = modelOfWeights({ tagCount, features: views, transitions: moves.values });
  const random = randomNumbers();
  let time = 0;
  for (let round = 0; round < rounds; round += 1) {
    const order = texts.map((each) => ({ each, key: random() })).sort((one, other) => one.key - other.key);
    for (const { each } of order) {
      time += 1;
      const seen = each.features.map((own) => own.filter((name) => places.has(name) && random() >= dropped));
      const guess = tagWords(seen, current, undefined, once);
      const { isAllowed } = each;
      if (isAllowed && guess.every((tag, at) => isAllowed(at, tag))) continue;
      const wanted = isAllowed ? tagWords(seen, current, isAllowed, once) : each.tags;
      for (const [at, right] of wanted.entries()) {
        const tag = guess[at] ?? 0;
        const before = at === 0 ? 0 : (wanted[at - 1] ?? 0);
        const guessBefore = at === 0 ? 0 : (guess[at - 1] ?? 0);
        if (right !== tag || before !== guessBefore) {
          moves.add(before * tagCount + right, 1, time);
          moves.add(guessBefore * tagCount + tag, -1, time);
        }
        if (right === tag) continue;
        for (const name of seen[at] ?? []) {
          const base = (places.get(name) ?? 0) * tagCount;
          weights.add(base + right, 1, time);
          weights.add(base + tag, -1, time);
        }
      }
    }
  }
  const rounded = (value: number): number => Math.round(value / step) * step;
  const features = new Map<string, Float64Array>();
  for (const [name, place] of places) {
    const own = Float64Array.from(
      { length: tagCount },
      (_, tag) => weights.average(place * tagCount + tag, time) * (1 - dropped),
    );
    if (name === 'bias') own[0] = (own[0] ?? 0) - caution;
    if (!own.some((value) => Math.abs(value) >= leastWeight)) continue;
    features.set(
      name,
      own.map((value) => (Math.abs(value) < leastWeight / 2 ? 0 : rounded(value))),
    );
  }
  const transitions = Array.from(moves.values, (_, at) => rounded(moves.average(at, time)));
  return { tagCount, features, transitions };
}
