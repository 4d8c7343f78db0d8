import type { Layout } from '../geometry/layout.ts';
import { readInsets } from '../geometry/layout.ts';
import { refuse, succeed } from '../model/design-error.ts';
import type { Screen } from '../model/element.ts';
import { isContainer } from '../model/element-types.ts';
import type { Point } from '../model/frame.ts';
import type { ElementId } from '../model/ids.ts';
import { findElement } from '../model/tree.ts';
import { type ActionResult, idsOf, listSelected } from './action.ts';

/** The left top corner inside the border of a parent, on the screen. */
function originOf(screen: Screen, parentId: ElementId | null, layout: Layout): Point | undefined {
  if (parentId === null) return { x: 0, y: 0 };
  const found = findElement(screen.elements, parentId);
  const frame = layout.get(parentId);
  if (found === undefined || frame === undefined || !isContainer(found.element.type)) return undefined;
  const { border } = readInsets(found.element);
  return { x: frame.x + border, y: frame.y + border };
}

/** Moves the selected elements into another parent, or to the screen for null, without moving them on the screen. */
export function reparentElements(
  screen: Screen,
  selection: readonly ElementId[],
  place: { readonly parentId: ElementId | null; readonly index: number },
  layout: Layout,
): ActionResult {
  const origin = originOf(screen, place.parentId, layout);
  if (origin === undefined) return refuse('invalid-place');
  const moves = listSelected(screen, selection).flatMap(({ id, props }, offset) => {
    const frame = layout.get(id);
    if (frame === undefined) return [];
    const x = Math.round(frame.x - origin.x - (props.marginHorizontal ?? 0));
    const y = Math.round(frame.y - origin.y - (props.marginVertical ?? 0));
    return [{ id, parentId: place.parentId, index: place.index + offset, x, y }];
  });
  if (moves.length === 0) return refuse('nothing-selected');
  return succeed({ command: { type: 'relocate', screenId: screen.id, moves }, selection: idsOf(moves) });
}
