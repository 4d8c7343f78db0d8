import { call, isNetworkFailure } from '../api/client.ts';
import { unvalidatedEndpoints } from '../api/unvalidated-endpoints.ts';
import { readStored, writeStored } from '../storage/browser-storage.ts';

const pause = 30_000;

/** Whether the server responds at all, with any status. */
async function askServer(): Promise<boolean> {
  return call(unvalidatedEndpoints.getSite).then(
    () => true,
    (error: unknown) => !isNetworkFailure(error),
  );
}

/**
 * A tab older than the running release requests chunks that no longer exist: reload once to get the new ones. Not again
 * within 30 seconds, so that a broken chunk ends on the error screen instead of a reload loop, and never while offline,
 * where a reload would only show the browser's error page.
 */
export function reloadAfterRelease(
  now: () => number,
  reload: () => void,
  canReachServer: () => Promise<boolean> = askServer,
): () => void {
  const listen = async (): Promise<void> => {
    const last = Number(readStored('last-reload', 'session') ?? 0);
    if (now() - last < pause || !(await canReachServer())) return;
    if (writeStored('last-reload', String(now()), 'session')) reload();
  };
  window.addEventListener('vite:preloadError', listen);
  return () => window.removeEventListener('vite:preloadError', listen);
}
