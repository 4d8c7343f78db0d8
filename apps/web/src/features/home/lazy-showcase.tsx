import { lazy, Suspense } from 'react';
import { importOnline } from '../../ui/import-online.ts';

const load = () => import('./showcase/showcase.tsx');

/** A module that could not be loaded stays pending: the server's markup remains. */
const loadOrWait = (): ReturnType<typeof load> => importOnline(load).catch(() => new Promise(() => {}));

const Showcase = import.meta.env.SSR ? (await load()).default : lazy(loadOrWait);

/**
 * The sections below the hero. The server renders them; the browser hydrates them after the rest of the page, so that
 * their code is not part of the first load.
 */
export function LazyShowcase() {
  return (
    <Suspense fallback={<div className="min-h-[200dvh]" />}>
      <Showcase />
    </Suspense>
  );
}
