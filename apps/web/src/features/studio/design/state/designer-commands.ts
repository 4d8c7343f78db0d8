import {
  type Alignment,
  addScreen,
  alignElements,
  type DroppedData,
  distributeElements,
  duplicateElements,
  type ElementId,
  findElement,
  groupElements,
  idsOf,
  insertComponent,
  listSelected,
  nudgeElements,
  type Ordering,
  orderElements,
  type Point,
  resizeFrame,
  toDevice,
  ungroupElements,
} from '@kilim/design-model';
import { currentTranslation } from '../../../../i18n/translation.ts';
import { setFramesOnScreen } from '../canvas/resize-gesture.ts';
import { type Designer, layoutOf } from './designer-context.tsx';
import { createShortId, currentScreen } from './designer-store.ts';

// What buttons, menus and keys do; all of them through the same functions.

const language = () => currentTranslation().language;
const screenOf = ({ store }: Designer) => currentScreen(store.getState());
const selectionOf = ({ store }: Designer) => store.getState().history.present.selection;

/** Inserts a component, in the middle of what the canvas shows unless a point of the device is given. */
export function insertAt(
  designer: Designer,
  data: DroppedData,
  at?: Point,
  size?: { readonly width: number; readonly height: number },
): void {
  const { store, view, frame } = designer;
  const { room, ...viewport } = view.getState();
  const { device } = store.getState();
  const middle = toDevice(viewport, { x: room.width / 2, y: room.height / 2 });
  const visible = {
    x: Math.min(device.width / 2, Math.max(0, middle.x)),
    y: Math.min(device.height / 2, Math.max(0, middle.y)),
  };
  const taken = screenOf(designer).elements.length;
  // New elements do not cover each other.
  const shift = at === undefined ? (taken % 8) * 20 : 0;
  const point = at ?? { x: visible.x, y: visible.y + shift };
  store.run((screen) =>
    insertComponent({ screen, data, at: point, frame, size, language: language(), createId: createShortId }),
  );
}

export function removeSelected({ store }: Designer): void {
  store.run((screen, selection) => {
    const ids = idsOf(listSelected(screen, selection));
    if (ids.length === 0) return { ok: false, error: { kind: 'nothing-selected' } };
    return { ok: true, value: { command: { type: 'remove', screenId: screen.id, ids }, selection: [] } };
  });
}

export const duplicateSelected = ({ store }: Designer): boolean =>
  store.run((screen, selection) => duplicateElements(screen, selection, createShortId));

export const orderSelected = ({ store }: Designer, ordering: Ordering): boolean =>
  store.run((screen, selection) => orderElements(screen, selection, ordering));

export const groupSelected = ({ store }: Designer): boolean =>
  store.run((screen, selection) => groupElements(screen, selection, language(), createShortId));

export const ungroupSelected = ({ store }: Designer): boolean =>
  store.run((screen, selection) => ungroupElements(screen, selection));

export function alignSelected({ store }: Designer, alignment: Alignment): void {
  const { width, height } = store.getState().device;
  store.run((screen, selection) =>
    alignElements(screen, selection, alignment, layoutOf(screen), { x: 0, y: 0, width, height }),
  );
}

export const distributeSelected = ({ store }: Designer, axis: 'x' | 'y'): boolean =>
  store.run((screen, selection) => distributeElements(screen, selection, axis, layoutOf(screen)));

/** Moves by arrow keys; presses in a row are one step. */
export function nudgeSelected({ store }: Designer, by: Point): boolean {
  const key = `nudge ${store.getState().history.present.selection.join(' ')}`;
  return store.run((screen, selection) => nudgeElements(screen, selection, by), key);
}

/** Moves the right and lower side by keys; presses in a row are one step. */
export function resizeSelected({ store }: Designer, by: Point): boolean {
  const key = `resize ${store.getState().history.present.selection.join(' ')}`;
  return store.run((screen, selection) => {
    const layout = layoutOf(screen);
    const frames = listSelected(screen, selection).flatMap(({ id }) => {
      const frame = layout.get(id);
      return frame === undefined ? [] : [{ id, ...resizeFrame(frame, 'bottom-right', by) }];
    });
    return setFramesOnScreen(screen, frames);
  }, key);
}

export function setState(
  { store }: Designer,
  ids: readonly ElementId[],
  change: { readonly isLocked: boolean } | { readonly isHidden: boolean } | { readonly name: string },
): boolean {
  const { id: screenId } = currentScreen(store.getState());
  const changes = ids.map((id) => ({ id, ...change }));
  return changes.length > 0 && store.apply({ type: 'set-state', screenId, changes });
}

export const createScreen = ({ store }: Designer): boolean =>
  store.runOnScreens(addScreen(store.getState().history.present.design, language(), createShortId));

/** Selects all unlocked elements of the level of the selection. */
export function selectAll(designer: Designer): void {
  const { elements } = screenOf(designer);
  const [first] = selectionOf(designer);
  const siblings = (first === undefined ? undefined : findElement(elements, first)?.siblings) ?? elements;
  designer.store.select(idsOf(siblings.filter(({ isLocked, isHidden }) => !isLocked && !isHidden)));
}
