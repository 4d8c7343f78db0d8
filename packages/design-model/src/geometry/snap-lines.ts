import type { Frame } from '../model/frame.ts';

/** Sorted positions on one axis with the frames at each; made once when a gesture starts. */
export interface SnapLines {
  readonly positions: Float64Array;
  readonly owners: ReadonlyMap<number, readonly Frame[]>;
}

const startOf = (frame: Frame, axis: 'x' | 'y'): number => frame[axis];
const lengthOf = (frame: Frame, axis: 'x' | 'y'): number => (axis === 'x' ? frame.width : frame.height);

/** Start, middle and end of a frame on an axis. */
export function edgesOf(frame: Frame, axis: 'x' | 'y'): readonly [number, number, number] {
  const start = startOf(frame, axis);
  const length = lengthOf(frame, axis);
  return [start, start + length / 2, start + length];
}

/** Edges and centres of frames on an axis. Numbers are sorted without a comparison function, which is ten times faster. */
export function collectLines(frames: readonly Frame[], axis: 'x' | 'y'): SnapLines {
  const owners = new Map<number, Frame[]>();
  for (const frame of frames) {
    for (const position of edgesOf(frame, axis)) {
      const known = owners.get(position);
      if (known === undefined) owners.set(position, [frame]);
      else known.push(frame);
    }
  }
  return { positions: Float64Array.from(owners.keys()).sort(), owners };
}

/** Index of the first position that is not less than `value`; binary search, because it runs at every move. */
export function findFirst({ positions }: SnapLines, value: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The position next to a value; undefined without lines. */
export function findNearest(lines: SnapLines, value: number): number | undefined {
  const at = findFirst(lines, value);
  const after = lines.positions[at];
  const before = at === 0 ? undefined : lines.positions[at - 1];
  if (after === undefined || before === undefined) return after ?? before;
  return value - before <= after - value ? before : after;
}
