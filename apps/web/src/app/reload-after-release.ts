import { call, isNetworkFailure } from '../api/client.ts';
import { lightCalls } from '../api/light-endpoints.ts';
import { readStored, writeStored } from '../storage/browser-storage.ts';

const pause = 30_000;

/** Whether the server can be reached at all, whatever it answers. */
async function askServer(): Promise<boolean> {
  return call(lightCalls.getSite).then(
    () => true,
    (error: unknown) => !isNetworkFailure(error),
  );
}

/**
 * A tab that is older than the running release asks for chunks that are gone: it reloads once to get the new ones. Not
 * again within half a minute, so that a chunk that is really broken ends on the error screen and not in a loop; and
 * never without a network, where a reload would leave nothing but the browser's own error page.
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
