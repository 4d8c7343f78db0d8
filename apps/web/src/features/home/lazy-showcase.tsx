import { lazy, Suspense, useEffect, useState } from 'react';
import { ensureNamespace } from '../../i18n/translation.ts';
import { importOnline } from '../../ui/import-online.ts';
import { replayLatePresses } from '../../ui/replay-early-presses.ts';

const load = () => import('./showcase/showcase.tsx');

/** With its texts. A module that could not be loaded stays pending: the server's markup remains. */
async function loadOrWait(): ReturnType<typeof load> {
  try {
    const [loaded] = await Promise.all([
      importOnline(load),
      ensureNamespace('showcase'),
      ensureNamespace('gallery'),
    ]);
    return loaded;
  } catch {
    return new Promise(() => {});
  }
}

const Showcase = import.meta.env.SSR ? (await load()).default : lazy(loadOrWait);

/**
 * The sections below the hero. The server renders them; the browser hydrates them after the rest of the page, so that
 * their code and texts are not part of the first load. Buttons that are pressed before that are pressed when they respond.
 */
export function LazyShowcase() {
  const [isInteractive, setIsInteractive] = useState(false);
  useEffect(() => {
    // The mark is gone by now. Not in the effect itself: a press renders at once.
    if (isInteractive) setTimeout(replayLatePresses);
  }, [isInteractive]);
  // One element for all renders: an update before hydration would discard the server's markup.
  const [showcase] = useState(() => (
    <Suspense fallback={<div className="min-h-[200dvh]" />}>
      <Showcase onInteractive={() => setIsInteractive(true)} />
    </Suspense>
  ));
  return <div data-hydrates-later={isInteractive ? undefined : ''}>{showcase}</div>;
}
