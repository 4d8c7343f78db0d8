import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows that are drawn before and after the visible ones. */
const spare = 8;
/** Height of a row with a mouse, and with a finger. */
interface RowHeights {
  readonly fine: number;
  readonly coarse: number;
}
const layerHeights: RowHeights = { fine: 32, coarse: 44 };

interface Range {
  readonly first: number;
  readonly end: number;
}

function scrollerOf(node: HTMLElement): HTMLElement | null {
  for (let at = node.parentElement; at !== null; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

function readRange(node: HTMLElement, height: number): Range | null {
  const scroller = scrollerOf(node);
  // Without a layout, as in tests, everything is visible.
  if (scroller === null || scroller.clientHeight === 0) return null;
  const top = scroller.getBoundingClientRect().top - node.getBoundingClientRect().top;
  return {
    first: Math.max(0, Math.floor(top / height) - spare),
    end: Math.ceil((top + scroller.clientHeight) / height) + spare,
  };
}

/**
 * Which rows of a long tree or list are drawn: those in view of the panel that scrolls it. `show` scrolls to a row and draws it at once, so that
 * it can take the focus.
 */
export function useRowsWindow(
  tree: RefObject<HTMLElement | null>,
  count: number,
  heights: RowHeights = layerHeights,
) {
  const isCoarse = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
  const height = isCoarse ? heights.coarse : heights.fine;
  const [range, setRange] = useState<Range | null>({ first: 0, end: 24 });
  const hasRows = count > 0;

  function measure(): void {
    const next = tree.current === null ? null : readRange(tree.current, height);
    setRange((before) => (before?.first === next?.first && before?.end === next?.end ? before : next));
  }
  const follow = useEffectEvent(measure);

  useLayoutEffect(() => {
    const scroller = tree.current === null ? null : scrollerOf(tree.current);
    if (!hasRows || scroller === null) return;
    const onChange = (): void => follow();
    scroller.addEventListener('scroll', onChange, { passive: true });
    // It reports once when it begins, too.
    const observer = new ResizeObserver(onChange);
    observer.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', onChange);
      observer.disconnect();
    };
  }, [tree, hasRows, height]);

  function show(index: number): void {
    const node = tree.current;
    const scroller = node === null ? null : scrollerOf(node);
    if (node === null || scroller === null || index < 0) return;
    const before = scroller.scrollTop;
    const top = node.getBoundingClientRect().top - scroller.getBoundingClientRect().top + index * height;
    if (top < 0) scroller.scrollTop += top;
    else if (top + height > scroller.clientHeight) scroller.scrollTop += top + height - scroller.clientHeight;
    // A row in view is drawn already.
    if (scroller.scrollTop !== before) flushSync(measure);
  }
  const isDrawn = (index: number): boolean => range === null || (index >= range.first && index < range.end);
  return { height, isDrawn, show };
}
