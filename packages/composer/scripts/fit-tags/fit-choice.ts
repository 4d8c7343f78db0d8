import type { ChoiceExample } from './choice-examples.ts';
import { randomNumbers } from './random-numbers.ts';

/** Rarer features say more about their message than about others. */
const rarest = 30;
const rounds = 30;
const step = 0.3;
/** Keeps weights small that few examples ask for. */
const decay = 0.01;
/** Smaller weights are left out. */
const leastWeight = 0.05;

const isOpen = ({ candidates }: ChoiceExample): boolean =>
  candidates.some(({ isRight }) => isRight) && !candidates.every(({ isRight }) => isRight);

/** How likely each of these sums makes its candidate. */
function sharesOf(sums: readonly number[]): readonly number[] {
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** Weights of features by which the right candidates are the likeliest: logistic, with steps of their own for each weight (AdaGrad). */
export function fitChoice(examples: readonly ChoiceExample[]): ReadonlyMap<string, number> {
  const open = examples.filter(isOpen);
  const counts = new Map<string, number>();
  for (const { candidates } of open)
    for (const { features } of candidates)
      for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= rarest).map(([name]) => name);
  const places = new Map(names.map((name, at) => [name, at]));
  const data = open.map(({ candidates }) =>
    candidates.map(({ features, isRight }) => ({
      isRight,
      places: features.flatMap((name) => places.get(name) ?? []),
    })),
  );
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  const random = randomNumbers();
  for (let round = 0; round < rounds; round += 1) {
    const order = data.map((each) => ({ each, key: random() })).sort((one, other) => one.key - other.key);
    for (const { each } of order) {
      const shares = sharesOf(
        each.map((own) => own.places.reduce((sum, place) => sum + (weights[place] ?? 0), 0)),
      );
      const right = each.reduce((sum, { isRight }, at) => sum + (isRight ? (shares[at] ?? 0) : 0), 0);
      const slopes = new Map<number, number>();
      for (const [at, own] of each.entries()) {
        const share = shares[at] ?? 0;
        const slope = (own.isRight ? share / right : 0) - share;
        for (const place of own.places) slopes.set(place, (slopes.get(place) ?? 0) + slope);
      }
      for (const [place, sum] of slopes) {
        const slope = sum - decay * (weights[place] ?? 0);
        squares[place] = (squares[place] ?? 0) + slope * slope;
        weights[place] = (weights[place] ?? 0) + (step * slope) / Math.sqrt(squares[place] ?? 1);
      }
    }
  }
  return new Map(
    names.flatMap((name, at) => {
      const weight = Math.round(100 * (weights[at] ?? 0)) / 100;
      return Math.abs(weight) < leastWeight ? [] : [[name, weight]];
    }),
  );
}

/** Prints how often the heaviest candidate is right, beside that of the readers of sentences and of the best tags. */
export function printChoice(examples: readonly ChoiceExample[], weights: ReadonlyMap<string, number>): void {
  const weigh = (features: readonly string[]): number =>
    features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
  const count = (isRight: (example: ChoiceExample) => boolean | undefined): number =>
    examples.filter((example) => isRight(example) === true).length;
  const chosen = count(
    ({ candidates }) =>
      candidates.reduce((best, each) => (weigh(each.features) > weigh(best.features) ? each : best)).isRight,
  );
  const rules = count(({ candidates }) => candidates[0]?.isRight);
  const tags = count(
    ({ candidates }) => candidates.find(({ features }) => features.includes('rank=0'))?.isRight,
  );
  const any = count(({ candidates }) => candidates.some(({ isRight }) => isRight));
  console.info(
    `of ${examples.length} others: ${chosen} right, ${rules} by sentences, ${tags} by the best tags, ${any} by any`,
  );
}
