import type { ColorScheme, ConsoleEntry, PickEvent, PreviewError, PreviewState } from '@kilim/preview/host';
import { createStore } from 'zustand/vanilla';
import { type ReadableStore, toReadable } from '../readable-store.ts';
import type { DeviceChoice, Zoom } from './devices.ts';

/** Older entries are dropped, because an app may log without end. */
export const consoleMaximum = 500;

/** `requested`: by the user; `frozen`: the app froze when it last ran. */
export type StopReason = 'requested' | 'frozen';

export interface PreviewView {
  /** Why the studio is in safe mode, in which the app does not run; null while it runs. */
  readonly stopped: StopReason | null;
  readonly state: PreviewState;
  /** The files of the first prompt's app, from when the preview begins to run them until the app is on screen. */
  readonly startingApp: Readonly<Record<string, string>> | null;
  /** Whether the app of the running first turn is on screen, before its files are saved. */
  readonly isStreamedAppShown: boolean;
  readonly console: readonly ConsoleEntry[];
  /** Null until the user chooses: the pane's size on a phone, an iPhone elsewhere. */
  readonly device: DeviceChoice | null;
  readonly isRotated: boolean;
  readonly zoom: Zoom;
  readonly scheme: ColorScheme;
  readonly isConsoleOpen: boolean;
  /** An element of the app is being picked. */
  readonly isPicking: boolean;
  /** What the frame said last while an element is picked. */
  readonly picked: Exclude<PickEvent, { kind: 'ended' }> | null;
}

export interface PreviewStore extends ReadableStore<PreviewView> {
  readonly change: (changes: Partial<PreviewView>) => void;
  readonly addConsole: (entries: readonly ConsoleEntry[]) => void;
}

/** The preview state of one open project. */
export function createPreviewStore(stopped: StopReason | null = null): PreviewStore {
  const store = createStore<PreviewView>(() => ({
    stopped,
    state: { kind: 'starting', lastGood: false },
    startingApp: null,
    isStreamedAppShown: false,
    console: [],
    device: null,
    isRotated: false,
    zoom: 'fit',
    scheme: 'light',
    isConsoleOpen: false,
    isPicking: false,
    picked: null,
  }));
  return {
    ...toReadable(store),
    change: (changes) => store.setState(changes),
    addConsole: (entries) =>
      store.setState((view) => ({ console: [...view.console, ...entries].slice(-consoleMaximum) })),
  };
}

/** The build or runtime error of the preview, if any. */
export function previewError(state: PreviewState): PreviewError | null {
  return state.kind === 'build-error' || state.kind === 'runtime-error' ? state.error : null;
}

/** Whether the app cannot be used as it is: it does not build, has failed or is frozen. */
export function isBroken({ kind }: PreviewState): boolean {
  return kind === 'build-error' || kind === 'runtime-error' || kind === 'frozen' || kind === 'no-entry';
}

/** Number of problems for the badge: a broken state plus the errors logged since the last start. */
export function countProblems(view: PreviewView): number {
  const isBroken = view.state.kind !== 'running' && view.state.kind !== 'starting';
  return (isBroken ? 1 : 0) + countLevel(view.console, 'error');
}

/** Number of console entries of a level since the last start. */
export function countLevel(entries: readonly ConsoleEntry[], level: 'error' | 'warn'): number {
  const start = entries.findLastIndex((entry) => entry.kind === 'restarted') + 1;
  return entries.slice(start).filter((entry) => entry.kind === 'entry' && entry.level === level).length;
}
