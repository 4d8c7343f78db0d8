import type * as realtimeModule from './realtime.ts';

type Realtime = typeof realtimeModule;

/**
 * Listens on the realtime connection as soon as its code is there, until the answer is called. For what stands in the
 * first load of every page: the channels and their schemas are no part of a guest's page. Without them a page still
 * works, since every screen reads again when it is opened.
 */
export function withRealtime(listen: (realtime: Realtime) => () => void): () => void {
  let isOver = false;
  let stop = (): void => {};
  import('./realtime.ts').then(
    (realtime) => {
      if (!isOver) stop = listen(realtime);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    stop();
  };
}
