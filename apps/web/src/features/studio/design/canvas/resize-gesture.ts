import {
  type ActionResult,
  boundsOf,
  createSnapper,
  type ElementId,
  type Frame,
  findElement,
  idsOf,
  limitFrame,
  listSelected,
  type Point,
  type ResizeHandle,
  resizeFrame,
  type Screen,
  scaleFrames,
} from '@kilim/design-model';
import { flushSync } from 'react-dom';
import { type Designer, layoutOf } from '../state/designer-context.tsx';
import { currentScreen } from '../state/designer-store.ts';
import { findNodes, type Gesture, keepStyles } from './gesture.ts';
import { findNeighbours } from './move-gesture.ts';

interface Placed extends Frame {
  readonly id: ElementId;
}

/** Sets frames on the screen; positions change by as much as they did there. */
export function setFramesOnScreen(screen: Screen, frames: readonly Placed[]): ActionResult {
  const layout = layoutOf(screen);
  const changed = frames.flatMap(({ id, ...frame }) => {
    const element = findElement(screen.elements, id)?.element;
    const before = layout.get(id);
    if (element === undefined || before === undefined) return [];
    const x = element.x + frame.x - before.x;
    const y = element.y + frame.y - before.y;
    return [{ id, ...limitFrame({ ...frame, x, y }) }];
  });
  if (changed.length === 0) return { ok: false, error: { kind: 'nothing-selected' } };
  const selection = changed.map(({ id }) => id);
  return {
    ok: true,
    value: { command: { type: 'set-frames', screenId: screen.id, frames: changed }, selection },
  };
}

/** The edges that a handle moves, for snapping. */
function edgesOf(handle: ResizeHandle, { x, y, width, height }: Frame) {
  return {
    x: handle.endsWith('left') ? [x] : handle.endsWith('right') ? [x + width] : [],
    y: handle.startsWith('top') ? [y] : handle.startsWith('bottom') ? [y + height] : [],
  };
}

/** Resizes the selection: Shift keeps the ratio, Alt the middle, Ctrl switches snapping off. */
export function startResize(
  { store, view }: Designer,
  world: HTMLElement,
  handle: ResizeHandle,
  start: Point,
): Gesture | null {
  const state = store.getState();
  const screen = currentScreen(state);
  const layout = layoutOf(screen);
  const ids = idsOf(listSelected(screen, state.history.present.selection));
  const placed: readonly Placed[] = ids.flatMap((id) => {
    const frame = layout.get(id);
    return frame === undefined ? [] : [{ id, ...frame }];
  });
  const bounds = boundsOf(placed);
  if (bounds === undefined) return null;
  const { zoom } = view.getState();
  const snap = createSnapper({ ...findNeighbours(screen, ids, state.device), zoom, hasGrid: state.hasGrid });
  const nodes = findNodes(world, ids);
  const restore = keepStyles(nodes);
  let frames = placed;
  const stop = (): void => {
    restore();
    view.setDraft(null);
  };
  return {
    move(point, held) {
      const options = { keepsRatio: held.shift, isCentred: held.alt };
      const drag = { x: point.x - start.x, y: point.y - start.y };
      const wanted = resizeFrame(bounds, handle, drag, options);
      const isFree = held.ctrl || held.shift;
      const snapped = isFree ? { x: 0, y: 0, guides: [] } : snap(wanted, edgesOf(handle, wanted));
      const aligned = { x: drag.x + snapped.x, y: drag.y + snapped.y };
      const next = resizeFrame(bounds, handle, aligned, options);
      frames = scaleFrames(placed, bounds, next);
      for (const [index, node] of nodes.entries()) {
        const [before, after] = [placed[index], frames[index]];
        if (before === undefined || after === undefined) continue;
        node.style.width = `${after.width}px`;
        node.style.height = `${after.height}px`;
        node.style.transform = `translate(${after.x - before.x}px, ${after.y - before.y}px)`;
      }
      view.setDraft({ bounds: next, marquee: null, guides: snapped.guides });
    },
    end() {
      stop();
      if (frames === placed) return;
      // At once, so that no frame shows the elements with their old sizes.
      flushSync(() => store.run(() => setFramesOnScreen(screen, frames)));
    },
    cancel: stop,
  };
}
