import { useSyncExternalStore } from 'react';

export type StudioWidth = 'narrow' | 'medium' | 'wide';

const medium = '(min-width: 768px)';
const wide = '(min-width: 1024px)';

function subscribe(listener: () => void): () => void {
  const queries = [window.matchMedia(medium), window.matchMedia(wide)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** The breakpoint of the window now. */
export function readStudioWidth(): StudioWidth {
  if (window.matchMedia(wide).matches) return 'wide';
  return window.matchMedia(medium).matches ? 'medium' : 'narrow';
}

/** The breakpoint of the window: wide from 1024 px, medium from 768 px, narrow below. docs/rules/studio.md#layout */
export function useStudioWidth(): StudioWidth {
  return useSyncExternalStore(subscribe, readStudioWidth);
}
