import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router';

/** Calls `run` once when it is mounted, after the components before it. */
function OnMount({ run }: { readonly run: () => void }) {
  const runLatest = useEffectEvent(run);
  useLayoutEffect(() => runLatest(), []);
  return null;
}

/**
 * Pages start at the top, and "back" restores the position. The router also scrolls to the top when it starts; a user
 * who has scrolled the server's page before that stays where they are.
 */
export function ScrollPosition() {
  const early = useRef(0);
  return (
    <>
      <OnMount
        run={() => {
          early.current = window.scrollY;
        }}
      />
      <ScrollRestoration />
      <OnMount
        run={() => {
          if (early.current > 0 && window.scrollY === 0) window.scrollTo(0, early.current);
        }}
      />
    </>
  );
}
