import { type Frame, type Point, type ResizeHandle, resizeFrame, resizeHandles } from '@kilim/design-model';
import { chooseLayer, lastProperty, type SourceElement } from '@kilim/design-model/source';

type Side = 'left' | 'top' | 'width' | 'height';

/** A number or a text that the style of an element sets, written out or by a constant; undefined for anything else. */
export function readStyle(element: SourceElement, name: string): string | number | boolean | undefined {
  const index = chooseLayer(element, name);
  const layer = index === undefined ? undefined : element.style.layers[index];
  const value = layer === undefined ? undefined : lastProperty(layer, name)?.value;
  return value?.kind === 'literal' || value?.kind === 'token' ? value.value : undefined;
}

/** Whether an element has a place of its own, so that it can be dragged freely; others follow the flow. */
export const isPlaced = (element: SourceElement): boolean =>
  readStyle(element, 'position') === 'absolute' &&
  typeof readStyle(element, 'left') === 'number' &&
  typeof readStyle(element, 'top') === 'number';

/** In a flow only the sides away from its start can be dragged, because the others stay where the flow puts them. */
export const handlesOf = (element: SourceElement): readonly ResizeHandle[] =>
  isPlaced(element) ? resizeHandles : ['right', 'bottom', 'bottom-right'];

/** The area while a handle is dragged, or all of it for null. */
export const dragArea = (area: Frame, handle: ResizeHandle | null, by: Point, keepsRatio: boolean): Frame =>
  handle === null
    ? { ...area, x: Math.round(area.x + by.x), y: Math.round(area.y + by.y) }
    : resizeFrame(area, handle, by, { keepsRatio });

/** The properties of a style that change with an area: only those that the drag has changed. */
export function changedSides(
  element: SourceElement,
  before: Frame,
  after: Frame,
): readonly { readonly property: Side; readonly value: number }[] {
  const left = readStyle(element, 'left');
  const top = readStyle(element, 'top');
  const sides: { readonly property: Side; readonly value: number }[] = [];
  if (after.x !== before.x && typeof left === 'number')
    sides.push({ property: 'left', value: left + after.x - before.x });
  if (after.y !== before.y && typeof top === 'number')
    sides.push({ property: 'top', value: top + after.y - before.y });
  if (after.width !== before.width) sides.push({ property: 'width', value: after.width });
  if (after.height !== before.height) sides.push({ property: 'height', value: after.height });
  return sides;
}
