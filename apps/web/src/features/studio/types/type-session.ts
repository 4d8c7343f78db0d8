import { createStore } from 'zustand/vanilla';
import { type ReadableStore, toReadable } from '../readable-store.ts';
import type { StudioSession } from '../session/studio-session.ts';
import { browserScheduler } from '../sync/sync-port.ts';
import { createTypeCheck, type TypeCheck } from './type-check.ts';

interface PanelState {
  readonly isOpen: boolean;
}

/** The type check of an open project and whether its list is shown. */
export interface TypeSession {
  readonly check: TypeCheck;
  readonly panel: ReadableStore<PanelState>;
  showPanel(isOpen: boolean): void;
  /** Checks the files now and after every change. */
  start(): void;
  /** Ends the worker until the next start. */
  stop(): void;
}

export const createTypeWorker = (): Worker =>
  new Worker(new URL('./type-worker.ts', import.meta.url), { type: 'module' });

const sessions = new WeakMap<StudioSession, TypeSession>();

/** The contents that the worker gets: of code and data, not of pictures. */
export function textsOf(
  files: Iterable<readonly [string, { readonly content: string }]>,
): Record<string, string> {
  return Object.fromEntries([...files].map(([path, { content }]) => [path, content]));
}

function createTypeSession({ document }: StudioSession): TypeSession {
  const check = createTypeCheck({ createWorker: createTypeWorker, scheduler: browserScheduler });
  const panel = createStore<PanelState>(() => ({ isOpen: false }));
  let unsubscribe: (() => void) | null = null;
  const send = (isNow: boolean): void => {
    const { files, current } = document.getState();
    check.check(textsOf(files), current, isNow);
  };
  return {
    check,
    panel: toReadable(panel),
    showPanel: (isOpen) => panel.setState({ isOpen }),
    start() {
      if (unsubscribe !== null) return;
      unsubscribe = document.subscribe((after, before) => {
        if (after.files !== before.files) send(false);
      });
      send(true);
    },
    stop() {
      unsubscribe?.();
      unsubscribe = null;
      check.dispose();
    },
  };
}

/** The type check of an open project; nothing runs before `start`. */
export function typesOf(session: StudioSession): TypeSession {
  const known = sessions.get(session) ?? createTypeSession(session);
  sessions.set(session, known);
  return known;
}
