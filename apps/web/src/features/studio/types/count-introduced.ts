import type { TypeProblem } from '@kilim/app-kit/type-check';

type Found = Iterable<readonly TypeProblem[]>;

/** A problem without its line, which a change above it moves. */
const keyOf = ({ path, code, text }: TypeProblem): string => `${path}\n${code}\n${text}`;

/** Number of problems after a change that were not there before; notes do not count. */
export function countIntroduced(before: Found, after: Found): number {
  const known = new Map<string, number>();
  const errorsOf = (lists: Found): TypeProblem[] => [...lists].flat().filter(({ isHint }) => !isHint);
  for (const problem of errorsOf(before)) known.set(keyOf(problem), (known.get(keyOf(problem)) ?? 0) + 1);
  let count = 0;
  for (const problem of errorsOf(after)) {
    const left = known.get(keyOf(problem)) ?? 0;
    if (left === 0) count += 1;
    else known.set(keyOf(problem), left - 1);
  }
  return count;
}
