import type {
  ActOutcome,
  AppAct,
  ColorScheme,
  ConsoleLevel,
  ConsoleValue,
  ElementMarks,
  MarkedArea,
  MeasuredAreas,
  PickCommand,
  PickEvent,
  SourceLocation,
  StorageChange,
  StoredItem,
  TransformName,
} from '../protocol.ts';
import type { PreviewState } from './preview-state.ts';

/** A console line of the app, mapped to the source file. */
export type ConsoleEntry =
  | {
      readonly kind: 'entry';
      readonly id: number;
      readonly level: ConsoleLevel;
      readonly at: number;
      readonly values: readonly ConsoleValue[];
      readonly location: SourceLocation | null;
    }
  /** Number of lines dropped by the rate limit. */
  | { readonly kind: 'dropped'; readonly id: number; readonly at: number; readonly count: number }
  /** The app was restarted; previous lines are from the previous run. */
  | { readonly kind: 'restarted'; readonly id: number; readonly at: number };

/** Progress of an edit; `edit` is the number returned by the method that made it. */
export interface UpdateTiming {
  readonly edit: number;
  /** `applied`: the DOM shows it; `painted`: the browser has painted it. */
  readonly phase: 'applied' | 'painted';
  /** Milliseconds since the edit. */
  readonly elapsed: number;
  readonly remounted: boolean;
}

/** Keeps what an app stores beyond this host, for example in a database of the page. */
export interface AppStorage {
  /** What was kept; called once. */
  read(): Promise<readonly StoredItem[]>;
  /** Changes within the limits of an app, one per key. The next call waits for this one. */
  write(changes: readonly StorageChange[]): Promise<unknown>;
  clear(): Promise<unknown>;
}

export interface PreviewHostOptions {
  /** URL of frame.html, on a different host than the studio. */
  readonly frameUrl: string;
  /** URL of the folder with manifest.json and the wasm file, with a trailing slash; null builds with sucrase only. */
  readonly engineUrl: string | null;
  /** Creates a module worker that imports `@kilim/preview/worker-entry`. */
  readonly createWorker: () => Worker;
  readonly onState: (state: PreviewState) => void;
  readonly onConsole?: (entries: readonly ConsoleEntry[]) => void;
  readonly onUpdate?: (timing: UpdateTiming) => void;
  /** How many places of the screen show the marked elements, and where the first one is. */
  readonly onMarked?: (count: number, area: MarkedArea | null) => void;
  /** What the frame says while an element is picked: check path and texts before use. */
  readonly onPick?: (event: PickEvent) => void;
  readonly onTransform?: (transform: TransformName) => void;
  /** Translated title of the frame, for screen readers. */
  readonly frameTitle: string;
  readonly colorScheme?: ColorScheme;
  /** Without it, what the app stores lasts as long as the host. */
  readonly storage?: AppStorage;
}

/** Controls a preview. Every method may be called at any time before `dispose`. */
export interface PreviewHost {
  /** Adds the frame to `container`, which it fills; the container needs a size and `position: relative`. */
  attach(container: HTMLElement): void;
  /** Replaces all files; paths have no leading slash, such as `src/App.tsx`. Returns the number of the edit. */
  setFiles(files: Readonly<Record<string, string>>): number;
  /**
   * Files that may be set soon. They are transformed in the background and shown only when they are set; other files
   * replace them.
   */
  prepareFiles(files: Readonly<Record<string, string>>): void;
  changeFile(path: string, content: string): number;
  deleteFile(path: string): number;
  renameFile(from: string, to: string): number;
  /** Restarts the app in a new frame; its state is lost, what it stored is not. */
  restart(): void;
  /** Erases what the app stored and restarts it. */
  resetData(): void;
  /** Dismisses a runtime error if the app is still mounted. */
  dismissError(): void;
  setColorScheme(scheme: ColorScheme): void;
  /**
   * A WebP or JPEG picture of the app's first screen, at most `PICTURE_BYTES`, as the frame made it: check it before use.
   * Null when the app does not run, shows another screen or has no size.
   */
  takePicture(): Promise<ArrayBuffer | null>;
  /** Lets the user pick an element of the app, or moves between its elements while one is picked. */
  pick(command: PickCommand): void;
  /** Marks elements of the app in this frame and in those that replace it. */
  mark(marks: ElementMarks): void;
  /** Does something in the running app, as a user would. Resolves with a null label when the screen has nothing of the kind. */
  act(act: AppAct): Promise<ActOutcome>;
  /** Where elements of the app are now, in the order of their places; nothing when the app does not run. */
  measure(places: readonly SourceLocation[]): Promise<MeasuredAreas>;
  getState(): PreviewState;
  /** Removes the frame and terminates the worker. */
  dispose(): void;
}
