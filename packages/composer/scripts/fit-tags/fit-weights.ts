import { type TagWeights, tagWords } from '../../src/converse/tagged/tagger.ts';
import { tagCount } from '../../src/converse/tagged/tags.ts';
import { AveragedWeights } from './averaged-weights.ts';
import { randomNumbers } from './random-numbers.ts';
import type { MarkedMessage } from './read-marked.ts';

const rounds = 20;
/** Rarer features say more about their message than about others. */
const rarest = 4;
/** Each message is learnt without half of its features, so that no weight relies on another one. */
const dropped = 0.5;
/** Features whose weights are all smaller are left out. */
const leastWeight = 1.25;
/** Makes up for words of rare tags, of which too few would be found: the fit to messages that were left out is best so. */
const caution = 8;

/** Weights that tag these messages as people did: an averaged perceptron over whole messages. */
export function fitWeights(messages: readonly MarkedMessage[]): TagWeights {
  const counts = new Map<string, number>();
  for (const { features } of messages)
    for (const own of features) for (const name of own) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= rarest).map(([name]) => name);
  const weights = new AveragedWeights(names.length * tagCount);
  const moves = new AveragedWeights(tagCount * tagCount);
  const views = new Map(
    names.map((name, at) => [name, weights.values.subarray(at * tagCount, (at + 1) * tagCount)]),
  );
  const places = new Map(names.map((name, at) => [name, at]));
  const current: TagWeights = { features: views, transitions: moves.values };
  const random = randomNumbers();
  let time = 0;
  for (let round = 0; round < rounds; round += 1) {
    const order = messages.map((each) => ({ each, key: random() })).sort((one, other) => one.key - other.key);
    for (const { each } of order) {
      time += 1;
      const seen = each.features.map((own) => own.filter((name) => places.has(name) && random() >= dropped));
      const guess = tagWords(seen, current);
      for (const [at, right] of each.tags.entries()) {
        const tag = guess[at] ?? 0;
        const before = at === 0 ? 0 : (each.tags[at - 1] ?? 0);
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
  const half = (value: number): number => Math.round(value * 2) / 2;
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
      own.map((value) => (Math.abs(value) < leastWeight / 2 ? 0 : half(value))),
    );
  }
  const transitions = Array.from(moves.values, (_, at) => half(moves.average(at, time)));
  return { features, transitions };
}
