import type { Frame, Point } from '../model/frame.ts';

/** How a container lays out its children in a flow. */
export interface Flow {
  readonly axis: 'x' | 'y';
  /** Whether the first child is at the right or at the bottom. */
  readonly isReverse: boolean;
}

/** A place between children in a flow: before the child with this index, with the line that shows it. */
export interface Insertion {
  readonly index: number;
  readonly line: Frame;
}

const thickness = 2;

const startOf = (frame: Frame, axis: 'x' | 'y'): number => frame[axis];
const sizeOf = (frame: Frame, axis: 'x' | 'y'): number => (axis === 'x' ? frame.width : frame.height);
const endOf = (frame: Frame, axis: 'x' | 'y'): number => startOf(frame, axis) + sizeOf(frame, axis);
const crossOf = (axis: 'x' | 'y'): 'x' | 'y' => (axis === 'x' ? 'y' : 'x');
const isApart = (a: Frame, b: Frame, axis: 'x' | 'y'): boolean =>
  startOf(b, axis) >= endOf(a, axis) || startOf(a, axis) >= endOf(b, axis);

/** The flow that the places of children show; undefined when they do not tell, as a single child does not. */
export function readFlow(children: readonly Frame[]): Flow | undefined {
  const votes = { x: 0, y: 0 };
  const steps = { x: 0, y: 0 };
  for (const [index, next] of children.slice(1).entries()) {
    const before = children[index];
    if (before === undefined) continue;
    for (const axis of ['x', 'y'] as const)
      if (isApart(before, next, axis) && !isApart(before, next, crossOf(axis))) {
        votes[axis] += 1;
        steps[axis] += Math.sign(startOf(next, axis) - startOf(before, axis));
      }
  }
  if (votes.x === 0 && votes.y === 0) return undefined;
  const axis = votes.x > votes.y ? 'x' : 'y';
  return { axis, isReverse: steps[axis] < 0 };
}

/** Children that stand side by side; a flow that wraps has several such groups. Each begins at an index of the children. */
function groupLines(children: readonly Frame[], cross: 'x' | 'y') {
  const lines: { readonly first: number; readonly frames: Frame[]; start: number; end: number }[] = [];
  for (const [index, frame] of children.entries()) {
    const last = lines.at(-1);
    const [start, end] = [startOf(frame, cross), endOf(frame, cross)];
    if (last !== undefined && start < last.end && end > last.start) {
      last.frames.push(frame);
      last.start = Math.min(last.start, start);
      last.end = Math.max(last.end, end);
    } else lines.push({ first: index, frames: [frame], start, end });
  }
  return lines;
}

const distanceTo = (value: number, start: number, end: number): number =>
  Math.max(start - value, value - end, 0);

/** Where an element goes that is dropped at a point of a container whose other children have these places. */
export function findInsertion(
  container: Frame,
  children: readonly Frame[],
  { axis, isReverse }: Flow,
  point: Point,
): Insertion {
  const cross = crossOf(axis);
  const lineAt = (middle: number, start: number, end: number): Frame => {
    const at = Math.round(middle - thickness / 2);
    const size = Math.max(Math.round(end - start), thickness);
    return axis === 'x'
      ? { x: at, y: Math.round(start), width: thickness, height: size }
      : { x: Math.round(start), y: at, width: size, height: thickness };
  };
  const lines = groupLines(children, cross);
  const distances = lines.map(({ start, end }) => distanceTo(point[cross], start, end));
  const line = lines[distances.indexOf(Math.min(...distances))];
  if (line === undefined) {
    const at = isReverse ? endOf(container, axis) : startOf(container, axis);
    return { index: 0, line: lineAt(at, startOf(container, cross), endOf(container, cross)) };
  }
  const isPassed = (frame: Frame): boolean => {
    const middle = startOf(frame, axis) + sizeOf(frame, axis) / 2;
    return isReverse ? point[axis] < middle : point[axis] > middle;
  };
  const unpassed = line.frames.findIndex((frame) => !isPassed(frame));
  const index = unpassed === -1 ? line.frames.length : unpassed;
  const [before, next] = [line.frames[index - 1], line.frames[index]];
  const farSide = (frame: Frame): number => (isReverse ? startOf(frame, axis) : endOf(frame, axis));
  const nearSide = (frame: Frame): number => (isReverse ? endOf(frame, axis) : startOf(frame, axis));
  const sides = [
    ...(before === undefined ? [] : [farSide(before)]),
    ...(next === undefined ? [] : [nearSide(next)]),
  ];
  const middle = sides.reduce((sum, side) => sum + side, 0) / sides.length;
  return { index: line.first + index, line: lineAt(middle, line.start, line.end) };
}
