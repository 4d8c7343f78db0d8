import { useEffect, useEffectEvent } from 'react';
import { makeOthersInert } from '../preview/inert-others.ts';

/**
 * While an element covers the whole window, the rest is inert, Escape calls `onLeave`, and the focus returns afterwards to where it
 * was. The element is only styled, so that it keeps its state.
 */
export function useCoverWindow(element: HTMLElement | null, isCovering: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isCovering || element === null) return;
    const opener = document.activeElement;
    const restore = makeOthersInert(element);
    const listen = (event: KeyboardEvent): void => {
      // Escape ends a drag, a selection, an open menu or a dialog first.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Node && target !== document.body && !element.contains(target)) return;
      leave();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      restore();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isCovering, element]);
}
