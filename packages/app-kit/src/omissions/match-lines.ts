/** A range of lines that differs: `before` lines were replaced by `after` lines; ends are exclusive. */
export interface LineHunk {
  readonly beforeStart: number;
  readonly beforeEnd: number;
  readonly afterStart: number;
  readonly afterEnd: number;
}

type Pair = readonly [before: number, after: number];

/** Positions of the lines that occur exactly once. */
function findUnique(lines: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [at, line] of lines.entries()) found.set(line, found.has(line) ? -1 : at);
  return found;
}

/** The longest list of pairs that are in order on both sides (patience sorting). */
function keepInOrder(pairs: readonly Pair[]): readonly Pair[] {
  const tops: number[] = [];
  const previous: number[] = [];
  for (const [at, [, after]] of pairs.entries()) {
    let low = 0;
    let high = tops.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tops[middle] ?? 0]?.[1] ?? 0) < after) low = middle + 1;
      else high = middle;
    }
    previous[at] = low === 0 ? -1 : (tops[low - 1] ?? -1);
    tops[low] = at;
  }
  const kept: Pair[] = [];
  for (let at = tops.at(-1) ?? -1; at !== -1; at = previous[at] ?? -1) {
    const pair = pairs[at];
    if (pair !== undefined) kept.push(pair);
  }
  return kept.reverse();
}

/**
 * The ranges in which two lists of lines differ. Lines that occur once on both sides are matched, then their equal
 * neighbours. Takes n log n steps; a diff with the fewest lines would take quadratic time.
 */
export function matchLines(before: readonly string[], after: readonly string[]): LineHunk[] {
  const unique = findUnique(after);
  const pairs: Pair[] = [];
  for (const [line, at] of findUnique(before)) {
    const other = unique.get(line) ?? -1;
    if (at !== -1 && other !== -1 && line !== '') pairs.push([at, other]);
  }
  const anchors = keepInOrder(pairs.toSorted(([left], [right]) => left - right));
  const hunks: LineHunk[] = [];
  let [left, right] = [0, 0];
  for (const [beforeAnchor, afterAnchor] of [...anchors, [before.length, after.length] as const]) {
    if (beforeAnchor < left || afterAnchor < right) continue;
    let [beforeStart, afterStart, beforeEnd, afterEnd] = [left, right, beforeAnchor, afterAnchor];
    while (beforeStart < beforeEnd && afterStart < afterEnd && before[beforeStart] === after[afterStart]) {
      beforeStart += 1;
      afterStart += 1;
    }
    while (
      beforeStart < beforeEnd &&
      afterStart < afterEnd &&
      before[beforeEnd - 1] === after[afterEnd - 1]
    ) {
      beforeEnd -= 1;
      afterEnd -= 1;
    }
    if (beforeStart < beforeEnd || afterStart < afterEnd) {
      hunks.push({ beforeStart, beforeEnd, afterStart, afterEnd });
    }
    [left, right] = [beforeAnchor + 1, afterAnchor + 1];
  }
  return hunks;
}
