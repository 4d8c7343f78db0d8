import {
  boundsOf,
  type ElementId,
  findAtPoint,
  findElement,
  measureDistances,
  type Point,
  type ResizeHandle,
  resizeHandles,
  stepZoom,
  toDevice,
} from '@kilim/design-model';
import {
  type MouseEvent as ReactMouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { type Designer, layoutOf } from '../state/designer-context.tsx';
import { currentScreen } from '../state/designer-store.ts';
import type { Gesture, Held } from './gesture.ts';
import { startMarquee } from './marquee-gesture.ts';
import { startMove } from './move-gesture.ts';
import { startResize } from './resize-gesture.ts';

interface CanvasNodes {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
}

/** Screen pixels that a press moves before it is a drag. */
const dragThreshold = 3;
/** Wheel distance of one zoom step, so that the small events of a touchpad add up. */
const wheelStep = 20;

interface Press {
  readonly start: Point;
  readonly begin: () => Gesture | null;
  /** What a press without a drag does. */
  readonly click: () => void;
  gesture: Gesture | null;
}

const heldOf = (event: { shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean }): Held => ({
  shift: event.shiftKey,
  alt: event.altKey,
  ctrl: event.ctrlKey || event.metaKey,
});

const readHandle = (target: EventTarget): ResizeHandle | undefined =>
  target instanceof HTMLElement
    ? resizeHandles.find((handle) => handle === target.dataset['handle'])
    : undefined;

/** The element that a press selects: on the level of the selection where the path passes it, else the outermost one. */
function chooseFromPath(
  { store }: Designer,
  path: readonly ElementId[],
  isDeep: boolean,
): ElementId | undefined {
  if (isDeep) return path.at(-1);
  const state = store.getState();
  const [first] = state.history.present.selection;
  const { elements } = currentScreen(state);
  const level = first === undefined ? null : (findElement(elements, first)?.parentId ?? null);
  const depth = level === null ? 0 : path.indexOf(level) + 1;
  return path[depth] ?? path[0];
}

/** Selecting, dragging, resizing, the selection rectangle, moving the view and zooming by pointer. */
export function usePointer(designer: Designer, { room, world }: CanvasNodes, isPanning: RefObject<boolean>) {
  const press = useRef<Press | null>(null);
  const { store, view } = designer;

  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const box = room.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const deviceOf = (point: Point): Point => toDevice(view.getState(), point);

  function panGesture(start: Point): Gesture {
    return {
      move(point) {
        // Points are in pixels of the device, so the pressed one is under the pointer again after each move.
        const { zoom } = view.getState();
        view.panBy({ x: (point.x - start.x) * zoom, y: (point.y - start.y) * zoom });
      },
      end: () => undefined,
      cancel: () => undefined,
    };
  }

  function choosePress(event: ReactPointerEvent, start: Point): Omit<Press, 'start' | 'gesture'> | null {
    const canvas = world.current;
    if (canvas === null) return null;
    const device = deviceOf(start);
    const isTouchPan = event.pointerType === 'touch';
    if (event.button === 1 || isPanning.current) {
      return { begin: () => panGesture(device), click: () => undefined };
    }
    if (event.button !== 0) return null;
    const handle = readHandle(event.target);
    if (handle !== undefined) {
      return { begin: () => startResize(designer, canvas, handle, device), click: () => undefined };
    }
    const state = store.getState();
    const screen = currentScreen(state);
    const { selection } = state.history.present;
    const held = heldOf(event);
    const path = findAtPoint(screen, layoutOf(screen), device);
    const id = chooseFromPath(designer, path, held.ctrl);
    if (id === undefined) {
      return {
        begin: () =>
          isTouchPan ? panGesture(device) : startMarquee(designer, device, held.shift ? selection : []),
        click: () => (held.shift ? undefined : store.select([])),
      };
    }
    const isSelected = selection.includes(id);
    if (held.shift) {
      const without = selection.filter((each) => each !== id);
      if (!isSelected) store.select([...selection, id]);
      return {
        begin: () => startMove(designer, canvas, device),
        click: () => (isSelected ? store.select(without) : undefined),
      };
    }
    // A selected ancestor or the whole selection is dragged together; a press alone selects the one below it.
    const isInSelection = path.some((each) => selection.includes(each));
    if (!isInSelection) store.select([id]);
    return {
      begin: () => startMove(designer, canvas, device),
      click: () => store.select([id]),
    };
  }

  useEffect(() => {
    const element = room.current;
    if (element === null) return;
    let distance = 0;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      if (!event.ctrlKey && !event.metaKey) {
        const [x, y] = event.shiftKey ? [event.deltaY, event.deltaX] : [event.deltaX, event.deltaY];
        view.panBy({ x: -x, y: -y });
        return;
      }
      distance += event.deltaY;
      const steps = Math.trunc(distance / wheelStep);
      if (steps === 0) return;
      distance = 0;
      const box = element.getBoundingClientRect();
      const pointer = { x: event.clientX - box.left, y: event.clientY - box.top };
      view.zoom(stepZoom(view.getState().zoom, -Math.sign(steps)), pointer);
    };
    // React registers wheel listeners as passive, which cannot stop the page's zoom.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [room, view]);

  /** While Alt is held: the gaps to the element under the pointer, or to the sides of the screen. */
  const measure = (event: ReactPointerEvent): void => {
    const state = store.getState();
    const screen = currentScreen(state);
    const layout = layoutOf(screen);
    const { selection } = state.history.present;
    const bounds = boundsOf(selection.flatMap((id) => layout.get(id) ?? []));
    if (!event.altKey || bounds === undefined) {
      if (view.getState().distances.length > 0) view.setDistances([]);
      return;
    }
    const id = findAtPoint(screen, layout, deviceOf(pointOf(event))).findLast(
      (each) => !selection.includes(each),
    );
    const { width, height } = state.device;
    const other = (id === undefined ? undefined : layout.get(id)) ?? { x: 0, y: 0, width, height };
    view.setDistances(measureDistances(bounds, other));
  };

  const finish = (isDone: boolean): void => {
    const running = press.current;
    press.current = null;
    if (running === null) return;
    if (running.gesture !== null) running.gesture[isDone ? 'end' : 'cancel']();
    else if (isDone) running.click();
  };

  return {
    /** Ends a running drag without a change; false when there is none. */
    cancel(): boolean {
      const isDragging = (press.current?.gesture ?? null) !== null;
      finish(false);
      return isDragging;
    },
    handlers: {
      onPointerDown(event: ReactPointerEvent<HTMLDivElement>) {
        if (press.current !== null) return finish(false);
        const start = pointOf(event);
        const chosen = choosePress(event, start);
        if (chosen === null) return;
        if (event.button === 1) event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        press.current = { start, gesture: null, ...chosen };
      },
      onPointerMove(event: ReactPointerEvent<HTMLDivElement>) {
        const running = press.current;
        if (running === null) return measure(event);
        const point = pointOf(event);
        if (running.gesture === null) {
          if (Math.hypot(point.x - running.start.x, point.y - running.start.y) < dragThreshold) return;
          running.gesture = running.begin();
        }
        running.gesture?.move(deviceOf(point), heldOf(event));
      },
      onPointerUp: () => finish(true),
      onPointerCancel: () => finish(false),
      onDoubleClick(event: ReactMouseEvent<HTMLDivElement>) {
        const screen = currentScreen(store.getState());
        const path = findAtPoint(screen, layoutOf(screen), deviceOf(pointOf(event)));
        const { selection } = store.getState().history.present;
        const at = path.findIndex((id) => selection.includes(id));
        const inner = path[at + 1];
        if (inner !== undefined) store.select([inner]);
      },
    },
  };
}
