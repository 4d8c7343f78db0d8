import { type MarkedArea, MEASURED_AREAS, type MeasuredAreas, type SourceLocation } from '../protocol.ts';
import { type Fiber, type FindSource, fiberOf, listNodes, sourceOf, topOf } from './fiber-tree.ts';

/** Most boxes at once: a long list shows one element of the code many times. */
const BOXES = 200;

function isAt(place: SourceLocation | null, wanted: SourceLocation): boolean {
  // One of the transforms passes no column.
  const isColumn = place?.column === wanted.column || place?.column === 1;
  return place !== null && place.path === wanted.path && place.line === wanted.line && isColumn;
}

/** All elements of the app at these places, each as its outermost nodes. */
export function findPlaces(
  top: Fiber,
  find: FindSource,
  places: readonly SourceLocation[],
): readonly (readonly Element[])[] {
  const found = new Map<Element, readonly Element[]>();
  const open: Fiber[] = [top];
  for (let fiber = open.pop(); fiber !== undefined && found.size < BOXES; fiber = open.pop()) {
    if (fiber.sibling !== null) open.push(fiber.sibling);
    if (fiber.child !== null) open.push(fiber.child);
    const place = sourceOf(fiber, find);
    if (place === null || !places.some((wanted) => isAt(place, wanted))) continue;
    const nodes = listNodes(fiber);
    const [first] = nodes;
    // A component in `memo` has two fibers with the same props.
    if (first !== undefined && !found.has(first)) found.set(first, nodes);
  }
  return [...found.values()];
}

/** The area of all nodes of an element together. */
export function areaOf(nodes: readonly Element[]): MarkedArea {
  const areas = nodes.map((node) => node.getBoundingClientRect());
  const x = Math.min(...areas.map((area) => area.left));
  const y = Math.min(...areas.map((area) => area.top));
  const width = Math.max(...areas.map((area) => area.right)) - x;
  const height = Math.max(...areas.map((area) => area.bottom)) - y;
  return { x, y, width, height };
}

export const roundArea = ({ x, y, width, height }: MarkedArea): MarkedArea => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

/** Where each of these places is on the screen now; an element that a list repeats has several areas. */
export function measureElements(
  container: Element | null,
  find: FindSource,
  places: readonly SourceLocation[],
): MeasuredAreas {
  const node = container?.querySelector('*') ?? null;
  const fiber = node && fiberOf(node);
  const areas = places.map((): MarkedArea[] => []);
  if (fiber === null) return areas;
  const open: Fiber[] = [topOf(fiber)];
  const seen = places.map(() => new Set<Element>());
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    if (each.sibling !== null) open.push(each.sibling);
    if (each.child !== null) open.push(each.child);
    const place = sourceOf(each, find);
    if (place === null) continue;
    const index = places.findIndex((wanted) => isAt(place, wanted));
    const nodes = listNodes(each);
    const [first] = nodes;
    if (first === undefined || seen[index]?.has(first) !== false) continue;
    seen[index].add(first);
    if (seen[index].size <= MEASURED_AREAS) areas[index]?.push(roundArea(areaOf(nodes)));
  }
  return areas;
}
