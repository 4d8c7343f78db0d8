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

function read(): StudioWidth {
  if (window.matchMedia(wide).matches) return 'wide';
  return window.matchMedia(medium).matches ? 'medium' : 'narrow';
}

/** How much room the studio has: four panels from 1024 px, two from 768 px, one with tabs below. */
export function useStudioWidth(): StudioWidth {
  return useSyncExternalStore(subscribe, read);
}
