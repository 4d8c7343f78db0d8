import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followsAfter, type ScrollPlace } from './follow-scroll.ts';

export interface FollowScroll {
  readonly list: RefObject<HTMLDivElement | null>;
  /** False while the user reads older messages. */
  readonly isFollowing: boolean;
  readonly handleScroll: () => void;
  readonly goToEnd: () => void;
  /** Call before elements are inserted above: the first element with `data-message` keeps its place. */
  readonly keepPlace: () => void;
}

const placeOf = (element: HTMLElement): ScrollPlace => ({
  top: element.scrollTop,
  height: element.scrollHeight,
  view: element.clientHeight,
});

/**
 * Keeps the end of a list in view while it grows or its box shrinks, until the user scrolls up.
 * docs/rules/studio.md#scrolling
 */
export function useFollowScroll(firstId: string | undefined): FollowScroll {
  const list = useRef<HTMLDivElement>(null);
  const isFollowingNow = useRef(true);
  const lastTop = useRef(0);
  const anchor = useRef<{ readonly element: Element; readonly top: number } | null>(null);
  const [isFollowing, setFollowing] = useState(true);

  function follow(value: boolean): void {
    isFollowingNow.current = value;
    setFollowing(value);
  }
  function goToEnd(): void {
    const element = list.current;
    if (element === null) return;
    element.scrollTop = element.scrollHeight;
    lastTop.current = element.scrollTop;
    follow(true);
  }
  function handleScroll(): void {
    const element = list.current;
    if (element === null) return;
    const place = placeOf(element);
    follow(followsAfter(isFollowingNow.current, lastTop.current, place));
    lastTop.current = place.top;
  }
  function keepPlace(): void {
    const element = list.current?.querySelector('[data-message]') ?? null;
    anchor.current = element && { element, top: element.getBoundingClientRect().top };
    // The browser's own anchoring would move the list a second time.
    if (list.current !== null) list.current.style.overflowAnchor = 'none';
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first message means that older ones were inserted.
  useLayoutEffect(() => {
    const element = list.current;
    const kept = anchor.current;
    anchor.current = null;
    if (element === null || kept === null || !kept.element.isConnected) return;
    follow(false);
    element.scrollTop += kept.element.getBoundingClientRect().top - kept.top;
    lastTop.current = element.scrollTop;
    const frame = requestAnimationFrame(() => element.style.removeProperty('overflow-anchor'));
    return () => cancelAnimationFrame(frame);
  }, [firstId]);

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const stayAtEnd = (): void => {
      if (!isFollowingNow.current) return;
      element.scrollTop = element.scrollHeight;
      lastTop.current = element.scrollTop;
    };
    stayAtEnd();
    // The list itself shrinks when the composer grows or the keyboard of a phone opens.
    const observer = new ResizeObserver(stayAtEnd);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return { list, isFollowing, handleScroll, goToEnd, keepPlace };
}
