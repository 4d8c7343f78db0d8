import {
  type ActionResult,
  type ElementId,
  findAtPoint,
  findElement,
  isContainer,
  isFlex,
  limitFrame,
  nudgeElements,
  type Point,
  readInsets,
  readProperty,
  type Screen,
} from '@kilim/design-model';
import { layoutOf } from '../state/designer-context.tsx';

/** A container, or null for the screen, with an index among its children. */
export interface DropPlace {
  readonly parentId: ElementId | null;
  readonly index: number;
}

/** Before how many children of a flex container a point is, along its direction. */
function indexInFlow(screen: Screen, parentId: ElementId, moved: ReadonlySet<ElementId>, at: Point): number {
  const parent = findElement(screen.elements, parentId)?.element;
  if (parent === undefined) return 0;
  const layout = layoutOf(screen);
  const direction = readProperty(parent.props, 'flexDirection');
  const rest = parent.children.filter(({ id }) => !moved.has(id));
  const isRow = direction.startsWith('row');
  const before = rest.filter(({ id }) => {
    const frame = layout.get(id);
    if (frame === undefined) return false;
    const isBefore = isRow ? frame.x + frame.width / 2 < at.x : frame.y + frame.height / 2 < at.y;
    return direction.endsWith('reverse') ? !isBefore : isBefore;
  });
  return before.length;
}

/** Where moved elements go when they are dropped at a point: the innermost container there that is not moved itself. */
export function findDropPlace(screen: Screen, ids: readonly ElementId[], at: Point): DropPlace {
  const moved = new Set(ids);
  const without = { elements: screen.elements.filter(({ id }) => !moved.has(id)) };
  const path = findAtPoint(without, layoutOf(screen), at);
  const end = path.findIndex((id) => moved.has(id));
  const parentId = (end < 0 ? path : path.slice(0, end)).findLast((id) => {
    const type = findElement(screen.elements, id)?.element.type;
    return type !== undefined && isContainer(type);
  });
  if (parentId === undefined) {
    return { parentId: null, index: screen.elements.filter(({ id }) => !moved.has(id)).length };
  }
  const parent = findElement(screen.elements, parentId)?.element;
  if (parent !== undefined && isFlex(parent)) {
    return { parentId, index: indexInFlow(screen, parentId, moved, at) };
  }
  return { parentId, index: (parent?.children ?? []).filter(({ id }) => !moved.has(id)).length };
}

/** Moves elements by a distance, into another container where they were dropped on one. */
export function moveInto(
  screen: Screen,
  ids: readonly ElementId[],
  by: Point,
  { parentId, index }: DropPlace,
): ActionResult {
  const found = ids.flatMap((id) => findElement(screen.elements, id) ?? []);
  const parent = parentId === null ? undefined : findElement(screen.elements, parentId)?.element;
  const isOrdered = parent !== undefined && isFlex(parent);
  if (found.every((each) => each.parentId === parentId) && !isOrdered) return nudgeElements(screen, ids, by);
  const layout = layoutOf(screen);
  const frame = parentId === null ? undefined : layout.get(parentId);
  const border = parent === undefined ? 0 : readInsets(parent).border;
  const origin = { x: (frame?.x ?? 0) + border, y: (frame?.y ?? 0) + border };
  const moves = found.flatMap(({ element }, offset) => {
    const own = layout.get(element.id);
    if (own === undefined) return [];
    const { x, y } = limitFrame({
      ...own,
      x: own.x + by.x - origin.x - (element.props.marginHorizontal ?? 0),
      y: own.y + by.y - origin.y - (element.props.marginVertical ?? 0),
    });
    return [{ id: element.id, parentId, index: index + offset, x, y }];
  });
  if (moves.length === 0) return { ok: false, error: { kind: 'nothing-selected' } };
  return { ok: true, value: { command: { type: 'relocate', screenId: screen.id, moves }, selection: ids } };
}
