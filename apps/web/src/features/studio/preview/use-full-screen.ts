import { type RefObject, useEffect } from 'react';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';
import { makeOthersInert } from './inert-others.ts';

/**
 * Shows the app over the whole window: Escape closes it, the rest is inert, and the focus returns to where it was. The
 * element is only styled, because moving it in the document would restart the app.
 */
export function useFullScreen(pane: RefObject<HTMLElement | null>): boolean {
  const { ui } = useStudio();
  const isFullScreen = useStudioUi((state) => state.isFullScreen);
  useEffect(() => {
    const element = pane.current;
    if (!isFullScreen || element === null) return;
    const opener = document.activeElement;
    const restore = makeOthersInert(element);
    element.querySelector<HTMLElement>('[data-close-full-screen]')?.focus();
    const listen = (event: KeyboardEvent): void => {
      // Escape closes an open menu or dialog first; those stop the event or are outside the pane.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Node && event.target !== document.body && !element.contains(event.target))
        return;
      ui.change({ isFullScreen: false });
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      restore();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isFullScreen, pane, ui]);
  return isFullScreen;
}
