import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@kilim/contract';
import type { Log } from '../platform/log/log.ts';

/**
 * Loads the page renderer that `apps/web` builds, at the first call. Null when it is missing or invalid, which is logged
 * once: the browser then renders all pages.
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
