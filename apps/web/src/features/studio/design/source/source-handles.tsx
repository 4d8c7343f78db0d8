import type { Frame, ResizeHandle } from '@kilim/design-model';
import type { SourceElement } from '@kilim/design-model/source';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { handlePlaces } from '../canvas/handle-places.ts';
import { type Areas, isInFlow } from './flow-drop.ts';
import { InsertionLine, MoveHandle } from './move-handle.tsx';
import { useSource } from './source-context.tsx';
import { changedSides, dragArea, handlesOf, isPlaced } from './source-geometry.ts';
import { useFlowDrag } from './use-flow-drag.ts';

interface SourceHandlesProps {
  readonly element: SourceElement;
  /** Of the element in the running app, in pixels of the device. */
  readonly area: Frame;
  /** The element that the app fills. */
  readonly screen: RefObject<HTMLElement | null>;
  /** Where all elements of the screen are now. */
  readonly measure: () => Promise<Areas>;
}

interface Drag {
  readonly handle: ResizeHandle | null;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * Handles around the selected element of the running app. The app changes when the pointer is released, by an edit of exactly the style
 * properties that the drag has changed; Escape drops it.
 */
export function SourceHandles({ element, area, screen, measure }: SourceHandlesProps) {
  const source = useSource();
  const drag = useRef<Drag | null>(null);
  const [draft, setDraft] = useState<Frame | null>(null);
  const isLocked =
    element.style.locked !== null && element.style.layers.every(({ kind }) => kind === 'locked');
  const shown = draft ?? area;
  const scale = scaleOf(screen.current);
  const flow = useFlowDrag(element, screen, scale, measure);
  const canMove = isPlaced(element) || isInFlow(element);

  const isDragging = draft !== null;
  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      drag.current = null;
      setDraft(null);
    };
    window.addEventListener('keydown', cancel, true);
    return () => window.removeEventListener('keydown', cancel, true);
  }, [isDragging]);

  if (screen.current === null || element.kind === 'fragment' || (isLocked && !canMove)) return null;
  const handlers = (handle: ResizeHandle | null) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { handle, x: event.clientX, y: event.clientY, scale };
      setDraft(area);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const running = drag.current;
      if (running === null) return;
      const by = {
        x: (event.clientX - running.x) / running.scale,
        y: (event.clientY - running.y) / running.scale,
      };
      setDraft(dragArea(area, running.handle, by, event.shiftKey));
    },
    onPointerUp() {
      const isDone = drag.current !== null && draft !== null;
      drag.current = null;
      setDraft(null);
      const sides = isDone ? changedSides(element, area, draft) : [];
      if (sides.length > 0) source.edit({ type: 'set-styles', element: element.id, sides });
    },
    onPointerCancel() {
      drag.current = null;
      setDraft(null);
    },
  });
  const { x, y, width, height } = shown;
  return createPortal(
    <div
      aria-hidden="true"
      className={`absolute inset-0 overflow-hidden ${
        // Over the app during a drag, because what is above its frame gets no pointer events.
        isDragging || flow.isDragging ? '' : 'pointer-events-none'
      }`}
    >
      <div className="absolute outline-2 outline-secondary" style={{ left: x, top: y, width, height }}>
        {canMove ? (
          <MoveHandle
            handlers={isPlaced(element) ? handlers(null) : flow.handlers}
            isInFlow={!isPlaced(element)}
            scale={scale}
          />
        ) : null}
        {(isLocked ? [] : handlesOf(element)).map((handle) => (
          <span
            {...handlers(handle)}
            className={`pointer-events-auto absolute size-5 -translate-1/2 touch-none pointer-coarse:size-10 ${handlePlaces[handle]}`}
            data-source-handle={handle}
            key={handle}
            // As large as on the canvas, whatever the device is scaled to.
            style={{ scale: 1 / scale }}
          >
            <span className="designer-handle pointer-events-none absolute top-1/2 left-1/2 size-2.5 -translate-1/2 rounded-[2px] border-2 border-secondary" />
          </span>
        ))}
        {isDragging ? (
          <span
            className="absolute top-full left-1/2 mt-2 -translate-x-1/2 rounded-control bg-secondary px-1.5 py-0.5 text-12 whitespace-nowrap text-page numerals"
            style={{ scale: 1 / scale }}
          >
            {[width, height].map(Math.round).join(' × ')}
          </span>
        ) : null}
      </div>
      {flow.drop === null ? null : <InsertionLine {...flow.drop} />}
    </div>,
    screen.current,
  );
}

/** Screen pixels of one pixel of the device. */
function scaleOf(screen: HTMLElement | null): number {
  if (screen === null || screen.offsetWidth === 0) return 1;
  const scale = screen.getBoundingClientRect().width / screen.offsetWidth;
  return scale > 0 ? scale : 1;
}
