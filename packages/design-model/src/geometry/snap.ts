import type { Frame } from '../model/frame.ts';
import { bottom, right } from './bounds.ts';
import { collectLines, edgesOf, findFirst, findNearest, type SnapLines } from './snap-lines.ts';

/** Grid of the canvas in pixels of the device: docs/rules/designer.md#canvas */
export const gridSize = 20;

/** Distance on the screen in which an edge snaps, in screen pixels. */
export const snapDistance = 6;

/** A line from the moved frame to what it is aligned with, in pixels of the device. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly position: number;
  readonly from: number;
  readonly to: number;
}

export interface Snapped {
  /** How far the frame has to move to be aligned. */
  readonly x: number;
  readonly y: number;
  readonly guides: readonly Guide[];
}

type Edges = readonly number[];

interface AxisSnap {
  readonly axis: 'x' | 'y';
  /** Siblings first, then the parent: the first with a line near enough wins, and the grid is last. */
  readonly lines: readonly SnapLines[];
  readonly hasGrid: boolean;
}

interface Shift {
  readonly by: number;
  readonly lines: SnapLines | undefined;
}

function nearestShift(edges: Edges, { lines, hasGrid }: AxisSnap, threshold: number): Shift {
  for (const each of lines) {
    const shifts = edges.flatMap((edge) => {
      const nearest = findNearest(each, edge);
      return nearest === undefined || Math.abs(nearest - edge) > threshold ? [] : [nearest - edge];
    });
    const [first] = shifts.toSorted((one, other) => Math.abs(one) - Math.abs(other));
    if (first !== undefined) return { by: first, lines: each };
  }
  const [start] = edges;
  if (!hasGrid || start === undefined) return { by: 0, lines: undefined };
  const by = Math.round(start / gridSize) * gridSize - start;
  return { by: Math.abs(by) <= threshold ? by : 0, lines: undefined };
}

/** All lines that the moved frame now lies on, each as long as the frames that share it. */
function drawGuides(moved: Frame, edges: Edges, axis: 'x' | 'y', lines: SnapLines): Guide[] {
  return edges.flatMap((edge) => {
    const owners: Frame[] = [];
    for (let at = findFirst(lines, edge - 0.01); at < lines.positions.length; at += 1) {
      const position = lines.positions[at] ?? 0;
      if (position > edge + 0.01) break;
      owners.push(...(lines.owners.get(position) ?? []));
    }
    if (owners.length === 0) return [];
    const all = [moved, ...owners];
    const from = Math.min(...all.map((frame) => (axis === 'x' ? frame.y : frame.x)));
    const to = Math.max(...all.map((frame) => (axis === 'x' ? bottom(frame) : right(frame))));
    return [{ axis, position: edge, from, to }];
  });
}

export interface SnapInput {
  /** Unselected frames beside the selection. */
  readonly siblings: readonly Frame[];
  readonly parent: Frame | undefined;
  readonly zoom: number;
  readonly hasGrid: boolean;
}

/** Finds the alignment of a moved frame. `edges` limits it to the sides that a resize moves. */
export type Snapper = (
  frame: Frame,
  edges?: { readonly x: readonly number[]; readonly y: readonly number[] },
) => Snapped;

/**
 * Prepares snapping for one gesture: to edges and centres of siblings, then to those of the parent, else to the grid.
 * Each call costs two binary searches per edge: docs/rules/designer.md#snapping
 */
export function createSnapper({ siblings, parent, zoom, hasGrid }: SnapInput): Snapper {
  const threshold = snapDistance / zoom;
  const prepare = (axis: 'x' | 'y'): AxisSnap => ({
    axis,
    lines: [siblings, parent === undefined ? [] : [parent]].map((frames) => collectLines(frames, axis)),
    hasGrid,
  });
  const axes = [prepare('x'), prepare('y')] as const;
  return (frame, only) => {
    const edges = { x: only?.x ?? edgesOf(frame, 'x'), y: only?.y ?? edgesOf(frame, 'y') };
    const [across, down] = axes.map((axis) => nearestShift(edges[axis.axis], axis, threshold));
    const x = across?.by ?? 0;
    const y = down?.by ?? 0;
    const moved = { ...frame, x: frame.x + x, y: frame.y + y };
    const guides = [
      ...(across?.lines === undefined
        ? []
        : drawGuides(
            moved,
            edges.x.map((edge) => edge + x),
            'x',
            across.lines,
          )),
      ...(down?.lines === undefined
        ? []
        : drawGuides(
            moved,
            edges.y.map((edge) => edge + y),
            'y',
            down.lines,
          )),
    ];
    return { x, y, guides };
  };
}
