import { refuse } from '../model/design-error.ts';
import type { DesignElement, Screen } from '../model/element.ts';
import type { ElementId } from '../model/ids.ts';
import { withElements } from '../model/tree.ts';
import { type Applied, done } from './applied.ts';
import type { StepOf } from './command.ts';

interface Entry {
  readonly parentId: ElementId | null;
  readonly index: number;
  readonly element: DesignElement;
}

/** The elements without those with an id; the removed ones are listed with the places that insert them again in order. */
function takeOut(
  elements: readonly DesignElement[],
  parentId: ElementId | null,
  ids: ReadonlySet<ElementId>,
  removed: Entry[],
): readonly DesignElement[] {
  let changed: DesignElement[] | undefined;
  for (const [index, element] of elements.entries()) {
    if (ids.has(element.id)) {
      // In ascending order, so each index counts the siblings that were inserted before it.
      removed.push({ parentId, index, element });
      changed ??= elements.slice(0, index);
      continue;
    }
    const children =
      element.children.length === 0 ? element.children : takeOut(element.children, element.id, ids, removed);
    if (children !== element.children) {
      changed ??= elements.slice(0, index);
      changed.push({ ...element, children });
    } else changed?.push(element);
  }
  return changed ?? elements;
}

/** Counts the given ids inside removed elements, which are removed with them. */
function countInside(elements: readonly DesignElement[], ids: ReadonlySet<ElementId>): number {
  return elements.reduce(
    (count, { id, children }) => count + (ids.has(id) ? 1 : 0) + countInside(children, ids),
    0,
  );
}

export function removeElements(screen: Screen, { screenId, ids }: StepOf<'remove'>): Applied<Screen> {
  const wanted = new Set(ids);
  if (wanted.size !== ids.length) return refuse('duplicate-id');
  const removed: Entry[] = [];
  const elements = takeOut(screen.elements, null, wanted, removed);
  const found = countInside(
    removed.map(({ element }) => element),
    wanted,
  );
  if (found !== ids.length) return refuse('unknown-element');
  return done(withElements(screen, elements), { type: 'insert', screenId, entries: removed });
}
