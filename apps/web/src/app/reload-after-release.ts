import { readStored, writeStored } from '../storage/browser-storage.ts';

const pause = 30_000;

/**
 * A tab that is older than the running release asks for chunks that are gone: it reloads once to get the new ones. Not
 * again within half a minute, so that a chunk that is really broken ends on the error screen and not in a loop.
 */
export function reloadAfterRelease(now: () => number, reload: () => void): () => void {
  const listen = (event: Event): void => {
    const last = Number(readStored('last-reload', 'session') ?? 0);
    if (now() - last < pause) return;
    if (!writeStored('last-reload', String(now()), 'session')) return;
    event.preventDefault();
    reload();
  };
  window.addEventListener('vite:preloadError', listen);
  return () => window.removeEventListener('vite:preloadError', listen);
}
