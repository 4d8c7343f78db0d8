import { boundsOf } from '../geometry/bounds.ts';
import type { Layout } from '../geometry/layout.ts';
import { refuse, succeed } from '../model/design-error.ts';
import type { DesignElement, Screen } from '../model/element.ts';
import { type Frame, limitFrame } from '../model/frame.ts';
import type { ElementId } from '../model/ids.ts';
import { type ActionResult, idsOf, listSelected } from './action.ts';

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

interface Placed {
  readonly element: DesignElement;
  readonly frame: Frame;
}

const listPlaced = (screen: Screen, selection: readonly ElementId[], layout: Layout): readonly Placed[] =>
  listSelected(screen, selection).flatMap((element) => {
    const frame = layout.get(element.id);
    return frame === undefined ? [] : [{ element, frame }];
  });

/** Moves elements by distances on the screen, which are the same inside any parent. */
function moveBy(
  screen: Screen,
  moves: readonly { readonly element: DesignElement; readonly x: number; readonly y: number }[],
): ActionResult {
  if (moves.length === 0) return refuse('nothing-selected');
  const frames = moves.map(({ element, x, y }) => {
    const { id, width, height } = element;
    return { id, ...limitFrame({ x: element.x + x, y: element.y + y, width, height }) };
  });
  return succeed({
    command: { type: 'set-frames', screenId: screen.id, frames },
    selection: idsOf(frames),
  });
}

function shiftTo(
  frame: Frame,
  target: Frame,
  alignment: Alignment,
): { readonly x: number; readonly y: number } {
  switch (alignment) {
    case 'left':
      return { x: target.x - frame.x, y: 0 };
    case 'center':
      return { x: target.x + (target.width - frame.width) / 2 - frame.x, y: 0 };
    case 'right':
      return { x: target.x + target.width - frame.width - frame.x, y: 0 };
    case 'top':
      return { x: 0, y: target.y - frame.y };
    case 'middle':
      return { x: 0, y: target.y + (target.height - frame.height) / 2 - frame.y };
    case 'bottom':
      return { x: 0, y: target.y + target.height - frame.height - frame.y };
  }
}

/** Aligns several elements with the frame around them, or a single one with `room`, such as the device. */
export function alignElements(
  screen: Screen,
  selection: readonly ElementId[],
  alignment: Alignment,
  layout: Layout,
  room: Frame,
): ActionResult {
  const placed = listPlaced(screen, selection, layout);
  const target = placed.length === 1 ? room : boundsOf(placed.map(({ frame }) => frame));
  if (target === undefined) return refuse('nothing-selected');
  return moveBy(
    screen,
    placed.map(({ element, frame }) => ({ element, ...shiftTo(frame, target, alignment) })),
  );
}

/** Gives at least three elements equal gaps; the outer ones stay where they are. */
export function distributeElements(
  screen: Screen,
  selection: readonly ElementId[],
  axis: 'x' | 'y',
  layout: Layout,
): ActionResult {
  const length = axis === 'x' ? 'width' : 'height';
  const placed = listPlaced(screen, selection, layout).toSorted(
    (one, other) => one.frame[axis] - other.frame[axis],
  );
  const [first] = placed;
  const last = placed.at(-1);
  if (placed.length < 3 || first === undefined || last === undefined) return refuse('nothing-selected');
  const room = last.frame[axis] + last.frame[length] - first.frame[axis];
  const filled = placed.reduce((sum, { frame }) => sum + frame[length], 0);
  const gap = (room - filled) / (placed.length - 1);
  let at = first.frame[axis];
  const moves = placed.map(({ element, frame }) => {
    const by = at - frame[axis];
    at += frame[length] + gap;
    return axis === 'x' ? { element, x: by, y: 0 } : { element, x: 0, y: by };
  });
  return moveBy(screen, moves);
}

/** Moves the selection by whole pixels, as the arrow keys do. */
export function nudgeElements(
  screen: Screen,
  selection: readonly ElementId[],
  by: { readonly x: number; readonly y: number },
): ActionResult {
  return moveBy(
    screen,
    listSelected(screen, selection).map((element) => ({ element, ...by })),
  );
}
