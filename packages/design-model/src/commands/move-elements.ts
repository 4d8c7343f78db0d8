import { refuse } from '../model/design-error.ts';
import type { DesignElement, Screen } from '../model/element.ts';
import type { ElementId } from '../model/ids.ts';
import { findElement, insertAt, removeAt, updateChildren, withElements } from '../model/tree.ts';
import { type Applied, done } from './applied.ts';
import type { StepOf } from './command.ts';
import { checkPlace, readParent } from './insert-elements.ts';

/** Changes the order of the children of one parent. */
export function arrange(screen: Screen, { screenId, parentId, order }: StepOf<'arrange'>): Applied<Screen> {
  const parent = readParent(screen.elements, { parentId });
  if (typeof parent === 'string') return refuse(parent);
  const byId = new Map(parent.children.map((child) => [child.id, child]));
  const ordered = [...new Set(order)].flatMap((id) => byId.get(id) ?? []);
  if (ordered.length !== order.length || ordered.length !== byId.size) return refuse('unknown-element');
  const elements = updateChildren(screen.elements, parentId, () => ordered);
  return done(withElements(screen, elements), {
    type: 'arrange',
    screenId,
    parentId,
    order: parent.children.map(({ id }) => id),
  });
}

const isInside = (element: DesignElement, id: ElementId | null): boolean =>
  id !== null && (element.id === id || findElement(element.children, id) !== undefined);

/** Moves elements to other parents, one after the other. */
export function relocate(screen: Screen, { screenId, moves }: StepOf<'relocate'>): Applied<Screen> {
  let elements = screen.elements;
  const undone: StepOf<'relocate'>['moves'][number][] = [];
  for (const { id, x, y, ...place } of moves) {
    const found = findElement(elements, id);
    if (found === undefined) return refuse('unknown-element');
    const { element, parentId, index } = found;
    if (isInside(element, place.parentId)) return refuse('invalid-place');
    const without = removeAt(elements, { parentId, index });
    const problem = checkPlace(without, place, element);
    if (problem !== undefined) return refuse(problem);
    undone.unshift({ id, parentId, index, x: element.x, y: element.y });
    elements = insertAt(without, place, { ...element, x, y });
  }
  return done(withElements(screen, elements), { type: 'relocate', screenId, moves: undone });
}
