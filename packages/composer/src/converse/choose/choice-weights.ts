import { weightRow } from './weight-row.ts';

/** Between features: their names hold spaces. */
export const featureEnd = '¬';

let known: ReadonlyMap<string, number> | undefined;

/** Reads 'name weight¬name weight'. */
export const readChoiceWeights = (row: string): ReadonlyMap<string, number> =>
  new Map(
    row.split(featureEnd).map((cell) => {
      const space = cell.lastIndexOf(' ');
      return [cell.slice(0, space), Number(cell.slice(space + 1))];
    }),
  );

/** The sum of the fitted weights of features. */
export function choiceWeight(features: readonly string[]): number {
  known ??= readChoiceWeights(weightRow);
  let sum = 0;
  for (const feature of features) sum += known.get(feature) ?? 0;
  return sum;
}
