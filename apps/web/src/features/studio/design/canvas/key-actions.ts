import { boundsOf, findElement, fitInto, measureDistances, pickElements } from '@kilim/design-model';
import { currentTranslation } from '../../../../i18n/translation.ts';
import { setState } from '../state/designer-commands.ts';
import { type Designer, layoutOf } from '../state/designer-context.tsx';
import { currentScreen } from '../state/designer-store.ts';

/** Selected elements that are named one by one; of more only the number is said. */
const spoken = 5;

// What single keys of the canvas do; each is true when it did something.

/** Selects the element before or after the selection among its siblings; false at the ends. */
export function selectSibling({ store }: Designer, by: 1 | -1): boolean {
  const state = store.getState();
  const { selection } = state.history.present;
  const id = by === 1 ? selection.at(-1) : selection[0];
  const found = id === undefined ? undefined : findElement(currentScreen(state).elements, id);
  const next = found?.siblings[found.index + by];
  if (next === undefined) return false;
  store.select([next.id]);
  return true;
}

/** Selects the first child, or with `up` the parent, or nothing above the screen; false where there is none. */
export function selectLevel({ store }: Designer, up: boolean): boolean {
  const state = store.getState();
  const { elements } = currentScreen(state);
  const [id] = state.history.present.selection;
  const found = id === undefined ? undefined : findElement(elements, id);
  if (up) {
    if (found === undefined) return false;
    store.select(found.parentId === null ? [] : [found.parentId]);
    return true;
  }
  const [first] = found === undefined ? elements : found.element.children;
  if (first === undefined) return false;
  store.select([first.id]);
  return true;
}

/** Locks or hides the selection, or the reverse when all of it is. */
export function toggleState(designer: Designer, name: 'isLocked' | 'isHidden'): boolean {
  const state = designer.store.getState();
  const { selection } = state.history.present;
  const { elements } = currentScreen(state);
  const isOn = selection.every((id) => findElement(elements, id)?.element[name] === true);
  return setState(designer, selection, name === 'isLocked' ? { isLocked: !isOn } : { isHidden: !isOn });
}

/** The gaps from the selection to the sides of its container, or of the screen, as the pointer shows them with Alt. */
export function showDistances({ store, view }: Designer): boolean {
  const state = store.getState();
  const screen = currentScreen(state);
  const layout = layoutOf(screen);
  const { selection } = state.history.present;
  const bounds = boundsOf(selection.flatMap((id) => layout.get(id) ?? []));
  const [first] = selection;
  if (bounds === undefined || first === undefined) return false;
  const parentId = findElement(screen.elements, first)?.parentId ?? null;
  const parent = parentId === null ? undefined : layout.get(parentId);
  view.setDistances(
    measureDistances(
      bounds,
      parent ?? { x: 0, y: 0, width: state.device.width, height: state.device.height },
    ),
  );
  return true;
}

export function fitScreen({ store, view }: Designer): void {
  view.show(fitInto(store.getState().device, view.getState().room));
}

/** The selected elements in words, for screen readers. */
export function describeSelection({ store }: Designer): string {
  const state = store.getState();
  const { elements } = currentScreen(state);
  const { selection } = state.history.present;
  if (selection.length > spoken)
    return currentTranslation().translate('designer.panel.selected', { count: selection.length });
  return pickElements(elements, selection)
    .map(({ name, x, y, width, height }) => `${name}, ${x}, ${y}, ${width} × ${height}`)
    .join('; ');
}
