import type { ColorScheme, ConsoleEntry, PreviewError, PreviewState } from '@kilim/preview/host';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type Device = 'phone' | 'tablet';

/** customer.md §9 */
export const deviceSizes = {
  phone: { width: 375, height: 812 },
  tablet: { width: 768, height: 1024 },
} as const satisfies Record<Device, { width: number; height: number }>;

/** Older lines are dropped: an app may log for hours. */
export const consoleMaximum = 500;

/** `asked`: by the person; `froze`: the app hung when it last ran. */
export type StopReason = 'requested' | 'frozen';

export interface PreviewView {
  /** Safe mode: the project is open and its app isn't run. Null while it runs. */
  readonly stopped: StopReason | null;
  readonly state: PreviewState;
  readonly console: readonly ConsoleEntry[];
  readonly device: Device;
  readonly isRotated: boolean;
  readonly scheme: ColorScheme;
  readonly isConsoleOpen: boolean;
}

export interface PreviewStore
  extends Pick<StoreApi<PreviewView>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly change: (changes: Partial<PreviewView>) => void;
  readonly addConsole: (entries: readonly ConsoleEntry[]) => void;
}

/** What the preview of one open project shows and says. */
export function createPreviewStore(stopped: StopReason | null = null): PreviewStore {
  const store = createStore<PreviewView>(() => ({
    stopped,
    state: { kind: 'starting', lastGood: false },
    console: [],
    device: 'phone',
    isRotated: false,
    scheme: 'light',
    isConsoleOpen: false,
  }));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    change: (changes) => store.setState(changes),
    addConsole: (entries) =>
      store.setState((view) => ({ console: [...view.console, ...entries].slice(-consoleMaximum) })),
  };
}

/** The error that the preview reports, of building or of running; null when there is none. */
export function previewError(state: PreviewState): PreviewError | null {
  return state.kind === 'build-error' || state.kind === 'runtime-error' ? state.error : null;
}

/** Problems to count on a badge: the state's own and the errors that the app logged since it started. */
export function countProblems(view: PreviewView): number {
  const isBroken = view.state.kind !== 'running' && view.state.kind !== 'starting';
  return (isBroken ? 1 : 0) + countLevel(view.console, 'error');
}

/** Console lines of a level since the app last started. */
export function countLevel(entries: readonly ConsoleEntry[], level: 'error' | 'warn'): number {
  const start = entries.findLastIndex((entry) => entry.kind === 'restarted') + 1;
  return entries.slice(start).filter((entry) => entry.kind === 'entry' && entry.level === level).length;
}
