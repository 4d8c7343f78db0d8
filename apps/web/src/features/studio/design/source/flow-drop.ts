import { boundsOf, type Flow, type Frame, findInsertion, type Point, readFlow } from '@kilim/design-model';
import {
  elementsOf,
  parentOf,
  placeLock,
  type SourceEdit,
  type SourceElement,
  type SourceScreen,
  structureLock,
} from '@kilim/design-model/source';
import { readStyle } from './source-geometry.ts';

/** Areas of elements by their ids, in pixels of the device; several where a list repeats one. */
export type Areas = ReadonlyMap<string, readonly Frame[]>;

type PlaceEdit = Extract<SourceEdit, { type: 'place' }>;

/** Where an element goes when it is dropped, with the line that shows it. */
export interface FlowDrop {
  readonly edit: PlaceEdit;
  readonly line: Frame;
  readonly container: Frame;
}

/** Pixels inside the sides of a sibling in which an element is still put beside it. */
const edge = 12;

const isAbsolute = (element: SourceElement): boolean => readStyle(element, 'position') === 'absolute';

/** Whether the element follows a flow in which it can have another place. */
export const isInFlow = (element: SourceElement): boolean =>
  structureLock(element) === null && !isAbsolute(element);

function isInside(area: Frame, { x, y }: Point, margin: number): boolean {
  const side = (size: number): number => Math.min(margin, size / 4);
  const [left, top] = [area.x + side(area.width), area.y + side(area.height)];
  const [right, bottom] = [area.x + area.width - side(area.width), area.y + area.height - side(area.height)];
  return x >= left && x <= right && y >= top && y <= bottom;
}

function areaOf(areas: Areas, { id, place }: SourceElement): Frame | undefined {
  const own = areas.get(id) ?? [];
  return place.kind === 'list' ? boundsOf(own) : own[0];
}

/** The deepest container under the pointer, else the one that the element is in. */
function findContainer(
  screen: SourceScreen,
  element: SourceElement,
  areas: Areas,
  point: Point,
): SourceElement | undefined {
  const parent = parentOf(screen, element.id);
  let found = parent;
  for (const each of elementsOf(screen)) {
    const area = areaOf(areas, each);
    const isSibling = parent?.children.some(({ id }) => id === each.id) === true;
    if (area === undefined || !isInside(area, point, isSibling ? edge : 0)) continue;
    if (each.id === parent?.id || placeLock(screen, element, each, 'inside') === null) found = each;
  }
  return found;
}

function flowOf(container: SourceElement, frames: readonly Frame[]): Flow {
  const direction = String(readStyle(container, 'flexDirection') ?? 'column');
  const written: Flow = {
    axis: direction.startsWith('row') ? 'x' : 'y',
    isReverse: direction.endsWith('reverse'),
  };
  return readFlow(frames) ?? written;
}

/** The edit that puts an element between two others; undefined where the code has no place for it. */
function editFor(
  screen: SourceScreen,
  element: SourceElement,
  container: SourceElement,
  [before, next]: readonly [SourceElement | undefined, SourceElement | undefined],
): PlaceEdit | undefined {
  const edit = (target: SourceElement, at: PlaceEdit['at']): PlaceEdit => ({
    type: 'place',
    element: element.id,
    target: target.id,
    at,
  });
  if (next !== undefined && placeLock(screen, element, next, 'before') === null) return edit(next, 'before');
  if (before !== undefined && placeLock(screen, element, before, 'after') === null)
    return edit(before, 'after');
  const isLast = next === undefined && container.children.every(({ id }) => id !== element.id);
  return isLast && placeLock(screen, element, container, 'inside') === null
    ? edit(container, 'inside')
    : undefined;
}

/** Where an element in a flow goes that is dropped at a point; null where nothing would change. */
export function findFlowDrop(
  screen: SourceScreen,
  element: SourceElement,
  areas: Areas,
  point: Point,
): FlowDrop | null {
  const container = findContainer(screen, element, areas, point);
  const area = container === undefined ? undefined : areaOf(areas, container);
  if (container === undefined || area === undefined) return null;
  const shown = container.children.flatMap((child) => {
    const frame = areaOf(areas, child);
    return frame === undefined || isAbsolute(child) ? [] : [{ child, frame }];
  });
  const flow = flowOf(
    container,
    shown.map(({ frame }) => frame),
  );
  const others = shown.filter(({ child }) => child.id !== element.id);
  const frames = others.map(({ frame }) => frame);
  const { index, line } = findInsertion(area, frames, flow, point);
  if (index === shown.findIndex(({ child }) => child.id === element.id)) return null;
  const edit = editFor(screen, element, container, [others[index - 1]?.child, others[index]?.child]);
  return edit === undefined ? null : { edit, line, container: area };
}
