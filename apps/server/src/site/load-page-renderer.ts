import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@kilim/contract';
import type { Log } from '../platform/log/log.ts';

/**
 * The renderer that `apps/web` built for us, read when it is first asked for: the two apps share no source. Null when it
 * is missing or broken, which is said once; pages then go out as the browser renders them.
 */
export function createRendererLoader(
  file: string,
  log: Pick<Log, 'warn'>,
): () => Promise<PageRenderer | null> {
  const load = async (): Promise<PageRenderer | null> => {
    try {
      if (!existsSync(file)) throw new Error(`${file} is missing; build the web app`);
      return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as PageRenderer;
    } catch (error) {
      log.warn({ err: error }, 'public pages are not rendered on the server');
      return null;
    }
  };
  let loading: Promise<PageRenderer | null> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}
