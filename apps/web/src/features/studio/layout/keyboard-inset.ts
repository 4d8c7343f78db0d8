import { useSyncExternalStore } from 'react';

interface Viewport {
  readonly height: number;
  readonly scale: number;
}

/** Browser bars change the height by less than this; keyboards by more. */
const keyboardMinimum = 120;

/**
 * Height of the on-screen keyboard where the browser lays it over the page (Safari); 0 where the page shrinks with it
 * (`interactive-widget` in index.html), and while the user has zoomed in.
 */
export function keyboardInset(windowHeight: number, viewport: Viewport | null | undefined): number {
  if (viewport === null || viewport === undefined || Math.abs(viewport.scale - 1) > 0.01) return 0;
  const covered = Math.round(windowHeight - viewport.height);
  return covered >= keyboardMinimum ? covered : 0;
}

const read = (): number => keyboardInset(window.innerHeight, window.visualViewport);

function subscribe(listener: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', listener);
  return () => viewport?.removeEventListener('resize', listener);
}

/** The keyboard's height; re-renders the component when it opens or closes. */
export const useKeyboardInset = (): number => useSyncExternalStore(subscribe, read, () => 0);
