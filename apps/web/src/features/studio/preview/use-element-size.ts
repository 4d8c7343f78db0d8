import { type RefObject, useLayoutEffect, useReducer } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

const unknown: Size = { width: 0, height: 0 };

const keepEqual = (known: Size, measured: Size): Size =>
  known.width === measured.width && known.height === measured.height ? known : measured;

/** Inner size of an element in CSS pixels; re-renders when it changes. */
export function useElementSize(element: RefObject<HTMLElement | null>): Size {
  const [size, report] = useReducer(keepEqual, unknown);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    // The observer reports after the first paint, which would show everything inside in the wrong size.
    report({ width: measured.clientWidth, height: measured.clientHeight });
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) report({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
