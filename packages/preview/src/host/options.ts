import type { ColorScheme, ConsoleLevel, ConsoleValue, SourceLocation, TransformName } from '../protocol.ts';
import type { PreviewState } from './preview-state.ts';

/** A console line of the built app, mapped to the author's file. */
export type ConsoleEntry =
  | {
      readonly kind: 'entry';
      readonly id: number;
      readonly level: ConsoleLevel;
      readonly at: number;
      readonly values: readonly ConsoleValue[];
      readonly location: SourceLocation | null;
    }
  /** Lines that came faster than the limit and were left out. */
  | { readonly kind: 'dropped'; readonly id: number; readonly at: number; readonly count: number }
  /** The app started anew: what stands above belongs to the run before. */
  | { readonly kind: 'restarted'; readonly id: number; readonly at: number };

/** How an edit got on; `edit` is the number that the changing method returned. */
export interface UpdateTiming {
  readonly edit: number;
  /** `applied`: the DOM shows it; `painted`: the next frame was drawn. */
  readonly phase: 'applied' | 'painted';
  /** Milliseconds since the changing method was called. */
  readonly elapsed: number;
  readonly remounted: boolean;
}

export interface PreviewHostOptions {
  /** Address of frame.html, on another host than the studio's. */
  readonly frameUrl: string;
  /**
   * Address of the folder of the built engine (closing slash) on an origin that the worker may fetch from, for
   * manifest.json and the wasm file; null builds with sucrase alone.
   */
  readonly engineUrl: string | null;
  /** Makes the module worker whose file imports `@kilim/preview/worker-entry`. */
  readonly createWorker: () => Worker;
  readonly onState: (state: PreviewState) => void;
  readonly onConsole?: (entries: readonly ConsoleEntry[]) => void;
  readonly onUpdate?: (timing: UpdateTiming) => void;
  readonly onTransform?: (transform: TransformName) => void;
  /** The frame's title, read by screen readers; a text of the catalogue. */
  readonly frameTitle: string;
  readonly colorScheme?: ColorScheme;
}

/** The preview as the studio holds it. Every method may be called at any time until `dispose`. */
export interface PreviewHost {
  /** Puts the frame into `container` (it fills it; the container needs a size and `position: relative`). */
  attach(container: HTMLElement): void;
  /** Replaces the whole project. Paths are relative without a leading slash: `src/App.tsx`. Returns the edit's number. */
  setFiles(files: Readonly<Record<string, string>>): number;
  changeFile(path: string, content: string): number;
  deleteFile(path: string): number;
  renameFile(from: string, to: string): number;
  /** Starts the app anew in a fresh frame; its state is gone, the files stay. */
  restart(): void;
  /** Takes a runtime error away while the screen is still there; other states stay. */
  dismissError(): void;
  setColorScheme(scheme: ColorScheme): void;
  getState(): PreviewState;
  /** Ends frame and worker. */
  dispose(): void;
}
