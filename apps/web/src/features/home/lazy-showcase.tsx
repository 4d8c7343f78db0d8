import { lazy, Suspense } from 'react';
import { ensureNamespace } from '../../i18n/translation.ts';
import { importOnline } from '../../ui/import-online.ts';

const load = () => import('./showcase/showcase.tsx');

/** With its texts. A module that could not be loaded stays pending: the server's markup remains. */
async function loadOrWait(): ReturnType<typeof load> {
  try {
    const [loaded] = await Promise.all([importOnline(load), ensureNamespace('showcase')]);
    return loaded;
  } catch {
    return new Promise(() => {});
  }
}

const Showcase = import.meta.env.SSR ? (await load()).default : lazy(loadOrWait);

/**
 * The sections below the hero. The server renders them; the browser hydrates them after the rest of the page, so that
 * their code and texts are not part of the first load. One element for all renders: an update before hydration would
 * discard the server's markup.
 */
export const lazyShowcase = (
  <Suspense fallback={<div className="min-h-[200dvh]" />}>
    <Showcase />
  </Suspense>
);
