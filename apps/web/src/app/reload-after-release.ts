import { call, isNetworkFailure } from '../api/client.ts';
import { unvalidatedEndpoints } from '../api/unvalidated-endpoints.ts';
import { readStored, writeStored } from '../storage/browser-storage.ts';

/** The least times to the last reload and to the one before it, in milliseconds. */
const pause = 2_000;
const pauseAfterTwo = 30_000;

/** Whether the server responds at all, with any status. */
async function askServer(): Promise<boolean> {
  return call(unvalidatedEndpoints.getSite).then(
    () => true,
    (error: unknown) => !isNetworkFailure(error),
  );
}

/**
 * A tab older than the running release requests chunks that no longer exist: reload to get the new ones. Not more than
 * twice within 30 seconds, so that a broken chunk ends on the error screen instead of a reload loop, and never while
 * offline, where a reload would only show the browser's error page. A browser also remembers a chunk that it could not
 * load, so a reload is the only way to it when the network returns; the second reload is for a network that was reported
 * before it worked.
 */
export function reloadAfterRelease(
  now: () => number,
  reload: () => void,
  canReachServer: () => Promise<boolean> = askServer,
): () => void {
  const listen = async (): Promise<void> => {
    const [last = 0, before = 0] = (readStored('last-reload', 'session') ?? '').split(' ').map(Number);
    if (now() - last < pause || now() - before < pauseAfterTwo || !(await canReachServer())) return;
    if (writeStored('last-reload', `${now()} ${last}`, 'session')) reload();
  };
  window.addEventListener('vite:preloadError', listen);
  return () => window.removeEventListener('vite:preloadError', listen);
}
