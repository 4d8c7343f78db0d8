import { type ReactElement, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Kbd } from './kbd.tsx';
import { popupPosition, type Side } from './popup-position.ts';

export interface TooltipProps {
  readonly label: string;
  readonly shortcut?: string | undefined;
  readonly side?: Side;
  /** A single element. */
  readonly children: ReactElement;
}

const openDelay = 400;
/** Long enough to move the pointer onto the tooltip itself (WCAG 1.4.13). */
const closeDelay = 120;

/**
 * Shows a label on hover and on keyboard focus; Escape closes it. The child must have its own accessible name, so the
 * tooltip is hidden from screen readers. Own code because it is part of every page's first load and Radix's weighs more.
 */
export function Tooltip({ label, shortcut, side = 'bottom', children }: TooltipProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const schedule = (next: Element | null, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), delay);
  };
  const open = (event: SyntheticEvent<HTMLElement>, delay: number): void => {
    const target = event.currentTarget.firstElementChild;
    if (target !== null) schedule(target, delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (anchor === null) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setAnchor(null);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [anchor]);

  return (
    // The wrapper has no box of its own; React also bubbles the portal's events through it.
    <span
      className="contents"
      onPointerOver={(event) => {
        if (event.pointerType === 'mouse') open(event, openDelay);
      }}
      onPointerOut={() => schedule(null, closeDelay)}
      onPointerDown={() => schedule(null, 0)}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) open(event, 0);
      }}
      onBlur={() => schedule(null, 0)}
    >
      {children}
      {anchor === null ? null : (
        <TooltipBubble anchor={anchor} label={label} shortcut={shortcut} side={side} />
      )}
    </span>
  );
}

type TooltipBubbleProps = Omit<Required<TooltipProps>, 'children' | 'shortcut'> & {
  readonly anchor: Element;
  readonly shortcut: string | undefined;
};

function TooltipBubble({ anchor, label, shortcut, side }: TooltipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (element === null) return;
    const { left, top } = popupPosition(
      anchor.getBoundingClientRect(),
      element.getBoundingClientRect(),
      side,
      {
        width: window.innerWidth,
        height: window.innerHeight,
      },
    );
    element.style.translate = `${left}px ${top}px`;
  }, [anchor, side]);
  return createPortal(
    <div
      ref={bubble}
      aria-hidden="true"
      className="fixed top-0 left-0 z-50 flex max-w-64 items-center gap-2 rounded-control bg-ink px-2 py-1 text-12 wrap-anywhere text-page"
    >
      {label}
      {shortcut === undefined ? null : <Kbd isInverted>{shortcut}</Kbd>}
    </div>,
    document.body,
  );
}
