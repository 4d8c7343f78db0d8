import { type DesignErrorKind, refuse } from '../model/design-error.ts';
import type { DesignElement, Screen } from '../model/element.ts';
import { isContainer } from '../model/element-types.ts';
import type { ElementId, ScreenId } from '../model/ids.ts';
import { designLimits } from '../model/limits.ts';
import {
  countElements,
  findElement,
  insertAt,
  measureDepth,
  type Place,
  walkElements,
  withElements,
} from '../model/tree.ts';
import { type Applied, done } from './applied.ts';
import type { StepOf } from './command.ts';

type Elements = readonly DesignElement[];

/** The children of a place's parent with the parent's depth; undefined where nothing can be put. */
export function readParent(
  elements: Elements,
  { parentId }: Pick<Place, 'parentId'>,
): { readonly children: Elements; readonly depth: number } | DesignErrorKind {
  if (parentId === null) return { children: elements, depth: 0 };
  const found = findElement(elements, parentId);
  if (found === undefined) return 'unknown-element';
  return isContainer(found.element.type)
    ? { children: found.element.children, depth: found.depth }
    : 'invalid-place';
}

/** Whether an element fits at a place: index, depth and type of the parent. */
export function checkPlace(
  elements: Elements,
  place: Place,
  element: DesignElement,
): DesignErrorKind | undefined {
  const parent = readParent(elements, place);
  if (typeof parent === 'string') return parent;
  if (place.index > parent.children.length) return 'invalid-place';
  const depth = parent.depth + 1 + measureDepth(element.children);
  return depth > designLimits.depth ? 'too-deep' : undefined;
}

/** Why new elements cannot be on a screen: an id that is taken, or a link to a screen that does not exist. */
export function checkNewElements(
  existing: Elements,
  added: Iterable<DesignElement>,
  screens: ReadonlySet<ScreenId>,
): DesignErrorKind | undefined {
  const ids = new Set<ElementId>();
  for (const { id } of walkElements(existing)) ids.add(id);
  for (const { id, links } of added) {
    if (ids.has(id)) return 'duplicate-id';
    ids.add(id);
    if (links.some((link) => link !== null && !screens.has(link))) return 'invalid-link';
  }
  return undefined;
}

export function insertElements(
  screen: Screen,
  { screenId, entries }: StepOf<'insert'>,
  screens: ReadonlySet<ScreenId>,
): Applied<Screen> {
  const added = entries.map(({ element }) => element);
  if (countElements(screen.elements) + countElements(added) > designLimits.elementsPerScreen) {
    return refuse('too-many-elements');
  }
  const problem = checkNewElements(screen.elements, walkElements(added), screens);
  if (problem !== undefined) return refuse(problem);
  let elements = screen.elements;
  for (const { element, ...place } of entries) {
    const wrongPlace = checkPlace(elements, place, element);
    if (wrongPlace !== undefined) return refuse(wrongPlace);
    elements = insertAt(elements, place, element);
  }
  // Removal takes children along, so an entry inside another entry is not named.
  const inner = new Set<ElementId>();
  const own = new Set(added.map(({ id }) => id));
  for (const { element, parentId } of entries) {
    if (parentId !== null && (own.has(parentId) || inner.has(parentId))) inner.add(element.id);
  }
  const ids = added.map(({ id }) => id).filter((id) => !inner.has(id));
  return done(withElements(screen, elements), { type: 'remove', screenId, ids });
}
