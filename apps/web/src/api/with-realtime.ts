import type * as realtimeModule from './realtime.ts';

type Realtime = typeof realtimeModule;

/**
 * Subscribes on the realtime connection once its code has loaded; returns the unsubscribe function. For code of every page's
 * first load: the channels and their schemas load separately. A page also works without them, because every screen
 * refetches when it is opened.
 */
export function withRealtime(listen: (realtime: Realtime) => () => void): () => void {
  let isUnsubscribed = false;
  let stop = (): void => {};
  import('./realtime.ts').then(
    (realtime) => {
      if (!isUnsubscribed) stop = listen(realtime);
    },
    () => undefined,
  );
  return () => {
    isUnsubscribed = true;
    stop();
  };
}
