import type { FittedWeights } from '../../../tagging/index.ts';
import { tagCount } from '../tags.ts';

/** Characters for numbers: tags from 0, weights in halves around the middle. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const middle = 31;

const weightDigit = (weight: number): string =>
  digits[Math.max(0, Math.min(digits.length - 1, Math.round(weight * 2) + middle))] ?? '';
const valueOf = (digit: string | undefined): number => digits.indexOf(digit ?? '');

/** Between rows: the files of weights have one line each. */
const rowEnd = '¬';

/** Features whose names would end the row or the text that they are written in. */
const isUnprintable = (name: string): boolean => /[`\\$\n\t¬]/.test(name);

/** Weights as rows of text: the name of a feature, a tab, then two characters for each tag with a weight. */
export function printWeights({ features, transitions }: FittedWeights): {
  readonly transitions: string;
  readonly features: readonly string[];
} {
  return {
    transitions: Array.from(transitions, String).join(' '),
    features: [...features]
      .filter(([name]) => !isUnprintable(name))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, weights]) => {
        const cells = Array.from(weights, (weight, tag) =>
          weight === 0 ? '' : `${digits[tag] ?? ''}${weightDigit(weight)}`,
        );
        return `${name}\t${cells.join('')}`;
      }),
  };
}

export const joinRows = (rows: readonly string[]): string => rows.join(rowEnd);

/** Reads what `printWeights` wrote; weights are in halves, all in one block because there are tens of thousands. */
export function readWeights(transitions: string, texts: readonly string[]): FittedWeights {
  const rows = texts.flatMap((text) => text.split(rowEnd));
  const block = new Int8Array(rows.length * tagCount);
  const features = new Map<string, Int8Array>();
  for (const [place, row] of rows.entries()) {
    const [name = '', cells = ''] = row.split('\t');
    const weights = block.subarray(place * tagCount, (place + 1) * tagCount);
    for (let at = 0; at < cells.length; at += 2)
      weights[valueOf(cells[at])] = valueOf(cells[at + 1]) - middle;
    features.set(name, weights);
  }
  return { tagCount, features, transitions: transitions.split(' ').map((weight) => Number(weight) * 2) };
}
