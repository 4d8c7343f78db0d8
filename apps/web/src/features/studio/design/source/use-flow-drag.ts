import type { SourceElement } from '@kilim/design-model/source';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Areas, type FlowDrop, findFlowDrop } from './flow-drop.ts';
import { useSource } from './source-context.tsx';

interface Drag {
  areas: Areas | null;
}

/** Drags an element to another place of the flow; the code changes on release. Escape drops the drag. */
export function useFlowDrag(
  element: SourceElement,
  screen: RefObject<HTMLElement | null>,
  scale: number,
  measure: () => Promise<Areas>,
) {
  const source = useSource();
  const drag = useRef<Drag | null>(null);
  const [isDragging, setDragging] = useState(false);
  const [drop, setDrop] = useState<FlowDrop | null>(null);

  const end = (): void => {
    drag.current = null;
    setDragging(false);
    setDrop(null);
  };
  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      drag.current = null;
      setDragging(false);
      setDrop(null);
    };
    window.addEventListener('keydown', cancel, true);
    return () => window.removeEventListener('keydown', cancel, true);
  }, [isDragging]);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const started: Drag = { areas: null };
      drag.current = started;
      setDragging(true);
      void measure().then((areas) => {
        started.areas = areas;
      });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const areas = drag.current?.areas;
      const { screen: read } = source.getState();
      const box = screen.current?.getBoundingClientRect();
      if (areas === null || areas === undefined || read === null || box === undefined) return;
      const point = { x: (event.clientX - box.x) / scale, y: (event.clientY - box.y) / scale };
      setDrop(findFlowDrop(read, element, areas, point));
    },
    onPointerUp() {
      const isDone = drag.current !== null && drop !== null;
      end();
      if (isDone) source.edit(drop.edit);
    },
    onPointerCancel: end,
  };
  return { handlers, drop, isDragging };
}
