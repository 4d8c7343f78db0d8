/** Lines that a change added and removed. */
export interface LineCounts {
  readonly added: number;
  readonly removed: number;
}

// With more differing lines the exact count takes too long.
const maximumDistance = 2000;

function splitLines(text: string): string[] {
  if (text === '') return [];
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Length of the shortest edit script (Myers' greedy algorithm); `undefined` above `maximumDistance` if both have lines. */
function findDistance(left: readonly string[], right: readonly string[]): number | undefined {
  // A new or a deleted file would take the square of its length.
  if (left.length === 0 || right.length === 0) return left.length + right.length;
  const offset = maximumDistance + 1;
  const reach = new Int32Array(2 * offset + 1);
  const longest = Math.min(maximumDistance, left.length + right.length);
  for (let distance = 0; distance <= longest; distance += 1) {
    for (let diagonal = -distance; diagonal <= distance; diagonal += 2) {
      const down = reach[offset + diagonal + 1] ?? 0;
      const across = (reach[offset + diagonal - 1] ?? 0) + 1;
      const goesDown = diagonal === -distance || (diagonal !== distance && across <= down);
      let x = goesDown ? down : across;
      let y = x - diagonal;
      while (x < left.length && y < right.length && left[x] === right[y]) {
        x += 1;
        y += 1;
      }
      reach[offset + diagonal] = x;
      if (x >= left.length && y >= right.length) return distance;
    }
  }
  return undefined;
}

/** Line counts of a unified diff. With more than 2,000 differing lines, all lines between the common ends count. */
export function countChangedLines(before: string, after: string): LineCounts {
  let left = splitLines(before);
  let right = splitLines(after);
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1;
  let end = 0;
  const shared = Math.min(left.length, right.length) - start;
  while (end < shared && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
  left = left.slice(start, left.length - end);
  right = right.slice(start, right.length - end);
  const distance = findDistance(left, right);
  if (distance === undefined) return { added: right.length, removed: left.length };
  return {
    added: (distance + right.length - left.length) / 2,
    removed: (distance + left.length - right.length) / 2,
  };
}
