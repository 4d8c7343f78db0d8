import type { TypeProblem } from '@kilim/app-kit/type-check';
import type { TypeCheckState } from './type-check.ts';

/** Rows of the list: docs/rules/type-problems.md#in-the-studio */
export const listedMaximum = 200;

/** All problems, errors before notes, each by path and place. */
export function listProblems({ problems }: Pick<TypeCheckState, 'problems'>): readonly TypeProblem[] {
  const paths = [...problems.keys()].sort();
  const all = paths.flatMap((path) => problems.get(path) ?? []);
  return [...all.filter(({ isHint }) => !isHint), ...all.filter(({ isHint }) => isHint)];
}

/** Number of problems without notes. */
export function countErrors({ problems }: Pick<TypeCheckState, 'problems'>): number {
  let count = 0;
  for (const found of problems.values()) for (const { isHint } of found) if (!isHint) count += 1;
  return count;
}

export const isRunning = ({ status }: TypeCheckState): boolean =>
  status === 'loading' || status === 'checking';
