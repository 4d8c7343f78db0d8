import type { DesignElement, Screen } from './element.ts';
import type { ElementId } from './ids.ts';

// The tree of a screen. Changes return new arrays on the way to the changed element and share everything else.

type Elements = readonly DesignElement[];

/** Where an element is: its parent (null for the screen itself) and its index there. */
export interface Place {
  readonly parentId: ElementId | null;
  readonly index: number;
}

/** An element with its place, its siblings and its depth, which is 1 for a screen's own elements. */
export interface Found extends Place {
  readonly element: DesignElement;
  readonly siblings: Elements;
  readonly depth: number;
}

/** Finds an element; undefined when the screen does not have it. */
export function findElement(elements: Elements, id: ElementId): Found | undefined {
  return find(elements, id, null, 1);
}

function find(
  elements: Elements,
  id: ElementId,
  parentId: ElementId | null,
  depth: number,
): Found | undefined {
  for (const [index, element] of elements.entries()) {
    if (element.id === id) return { element, parentId, index, siblings: elements, depth };
    if (element.children.length === 0) continue;
    const inner = find(element.children, id, element.id, depth + 1);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** The elements with these ids, in the order of the ids; one walk for any number of them. */
export function pickElements(elements: Elements, ids: readonly ElementId[]): readonly DesignElement[] {
  const wanted = new Set(ids);
  const found = new Map<ElementId, DesignElement>();
  for (const element of walkElements(elements)) {
    if (found.size === wanted.size) break;
    if (wanted.has(element.id)) found.set(element.id, element);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** All elements, parents before their children. */
export function* walkElements(elements: Elements): Generator<DesignElement> {
  for (const element of elements) {
    yield element;
    if (element.children.length > 0) yield* walkElements(element.children);
  }
}

const counts = new WeakMap<Elements, number>();

/** Number of elements, children included; remembered by array, because arrays never change. */
export function countElements(elements: Elements): number {
  const known = counts.get(elements);
  if (known !== undefined) return known;
  let count = elements.length;
  for (const { children } of elements) if (children.length > 0) count += countElements(children);
  counts.set(elements, count);
  return count;
}

/** Levels of elements: 0 without elements, 1 without children. */
export function measureDepth(elements: Elements): number {
  let deepest = 0;
  for (const { children } of elements) deepest = Math.max(deepest, 1 + measureDepth(children));
  return deepest;
}

/** Replaces the elements with these ids; the same array when nothing changed. */
export function updateElements(
  elements: Elements,
  ids: ReadonlySet<ElementId>,
  change: (element: DesignElement) => DesignElement,
): Elements {
  let copy: DesignElement[] | undefined;
  for (const [index, element] of elements.entries()) {
    const own = ids.has(element.id) ? change(element) : element;
    const children =
      element.children.length === 0 ? element.children : updateElements(element.children, ids, change);
    const next = children === element.children ? own : { ...own, children };
    if (next === element) continue;
    copy ??= [...elements];
    copy[index] = next;
  }
  return copy ?? elements;
}

/** Replaces the children of one parent, or the screen's own elements for null. */
export function updateChildren(
  elements: Elements,
  parentId: ElementId | null,
  change: (children: Elements) => Elements,
): Elements {
  if (parentId === null) return change(elements);
  for (const [index, element] of elements.entries()) {
    if (element.id !== parentId && element.children.length === 0) continue;
    const children =
      element.id === parentId ? change(element.children) : updateChildren(element.children, parentId, change);
    if (children !== element.children) return elements.with(index, { ...element, children });
    if (element.id === parentId) return elements;
  }
  return elements;
}

/** Puts an element at an index of a parent. */
export const insertAt = (elements: Elements, { parentId, index }: Place, element: DesignElement): Elements =>
  updateChildren(elements, parentId, (children) => children.toSpliced(index, 0, element));

/** Takes out the element at an index of a parent. */
export const removeAt = (elements: Elements, { parentId, index }: Place): Elements =>
  updateChildren(elements, parentId, (children) => children.toSpliced(index, 1));

export const withElements = (screen: Screen, elements: Elements): Screen =>
  elements === screen.elements ? screen : { ...screen, elements };
