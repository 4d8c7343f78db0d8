import {
  boundsOf,
  createSnapper,
  type ElementId,
  type Frame,
  findElement,
  idsOf,
  listSelected,
  type Point,
  type Screen,
} from '@kilim/design-model';
import { flushSync } from 'react-dom';
import type { Designer } from '../state/designer-context.tsx';
import { layoutOf } from '../state/designer-context.tsx';
import { currentScreen } from '../state/designer-store.ts';
import { findDropPlace, moveInto } from './drop-place.ts';
import { findNodes, type Gesture, keepStyles } from './gesture.ts';

/** The frames beside the selection, and the frame of its parent, to which a moved frame snaps. */
export function findNeighbours(
  screen: Screen,
  ids: readonly ElementId[],
  device: { readonly width: number; readonly height: number },
): { readonly siblings: readonly Frame[]; readonly parent: Frame } {
  const layout = layoutOf(screen);
  const [first] = ids;
  const found = first === undefined ? undefined : findElement(screen.elements, first);
  const chosen = new Set(ids);
  const siblings = (found?.siblings ?? []).flatMap(({ id }) => {
    const frame = layout.get(id);
    return chosen.has(id) || frame === undefined ? [] : [frame];
  });
  const parentId = found?.parentId ?? null;
  const parent = parentId === null ? undefined : layout.get(parentId);
  return { siblings, parent: parent ?? { x: 0, y: 0, width: device.width, height: device.height } };
}

/** Moves the selection: Shift keeps to one axis, Ctrl switches snapping off. */
export function startMove({ store, view }: Designer, world: HTMLElement, start: Point): Gesture | null {
  const state = store.getState();
  const screen = currentScreen(state);
  const layout = layoutOf(screen);
  const ids = idsOf(listSelected(screen, state.history.present.selection));
  const bounds = boundsOf(ids.flatMap((id) => layout.get(id) ?? []));
  if (bounds === undefined) return null;
  const { zoom } = view.getState();
  const snap = createSnapper({ ...findNeighbours(screen, ids, state.device), zoom, hasGrid: state.hasGrid });
  const nodes = findNodes(world, ids);
  const restore = keepStyles(nodes);
  let by = { x: 0, y: 0 };
  let pointer = start;
  const stop = (): void => {
    restore();
    view.setDraft(null);
  };
  return {
    move(point, held) {
      pointer = point;
      let x = point.x - start.x;
      let y = point.y - start.y;
      if (held.shift) {
        if (Math.abs(x) > Math.abs(y)) y = 0;
        else x = 0;
      }
      const wanted = { ...bounds, x: bounds.x + x, y: bounds.y + y };
      const snapped = held.ctrl ? { x: 0, y: 0, guides: [] } : snap(wanted);
      by = {
        x: Math.round(x + (held.shift && x === 0 ? 0 : snapped.x)),
        y: Math.round(y + (held.shift && y === 0 ? 0 : snapped.y)),
      };
      for (const node of nodes) node.style.transform = `translate(${by.x}px, ${by.y}px)`;
      const moved = { ...bounds, x: bounds.x + by.x, y: bounds.y + by.y };
      view.setDraft({ bounds: moved, marquee: null, guides: snapped.guides });
    },
    end() {
      stop();
      if (by.x === 0 && by.y === 0) return;
      const place = findDropPlace(screen, ids, pointer);
      // At once, so that no frame shows the elements at their old places.
      flushSync(() => store.run(() => moveInto(screen, ids, by, place)));
    },
    cancel: stop,
  };
}
