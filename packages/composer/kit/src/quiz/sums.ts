import { type Random, randomBelow, shuffle } from '../data/random';

export type Operation = 'plus' | 'minus' | 'times' | 'divided';

export interface Sum {
  text: string;
  answer: number;
  choices: readonly number[];
}

const between = (low: number, high: number, random: Random): number =>
  low + randomBelow(high - low + 1, random);

/** A sum with whole, never negative numbers and four answers; levels 1 to 5 use larger numbers. */
export function makeSum(operation: Operation, level: number, random: Random = Math.random): Sum {
  const high = [10, 20, 50, 100, 500][level - 1] ?? 10;
  const factor = [5, 10, 10, 12, 20][level - 1] ?? 10;
  const make = (): { text: string; answer: number } => {
    if (operation === 'plus') {
      const [a, b] = [between(1, high, random), between(1, high, random)];
      return { text: `${a} + ${b}`, answer: a + b };
    }
    if (operation === 'minus') {
      const [a, b] = [between(1, high, random), between(1, high, random)];
      return { text: `${Math.max(a, b)} − ${Math.min(a, b)}`, answer: Math.abs(a - b) };
    }
    const [a, b] = [between(1, factor, random), between(2, factor, random)];
    return operation === 'times'
      ? { text: `${a} × ${b}`, answer: a * b }
      : { text: `${a * b} ÷ ${b}`, answer: a };
  };
  const { text, answer } = make();
  const others = shuffle([1, -1, 2, -2, 10, -10, 3, 5], random)
    .map((distance) => answer + distance)
    .filter((value) => value >= 0)
    .slice(0, 3);
  return { text, answer, choices: shuffle([answer, ...others], random) };
}
