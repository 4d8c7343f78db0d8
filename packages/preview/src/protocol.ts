// Messages between the three sides of the preview: the studio (host), the worker that builds and the frame that runs
// the app. Types and constants only. The sides import this file and never each other: docs/rules/preview.md

/** A position in a file of the project. Lines and columns start at 1. */
export interface SourceLocation {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** A call of a stack, mapped to the source file; `name` is the function's name, if it has one. */
export interface StackCall extends SourceLocation {
  readonly name: string | null;
}

/**
 * Every kind of error that the preview reports. The text for users is `preview.error.<code>`.
 * - `syntax`: the file doesn't parse
 * - `module_missing`: a relative import finds no file (`params.specifier`)
 * - `package_unknown`: a package outside the SDK table (`params.package`)
 * - `package_export_only`: a package of the table that runs on devices only (`params.package`)
 * - `package_path_unknown`: a known package, but not this file of it (`params.package`, `params.specifier`)
 * - `asset_unsupported`: an import of a drawing, a style sheet or another text that is no code (`params.specifier`)
 * - `json_invalid`: a JSON file doesn't parse
 * - `top_level_await`: `await` outside a function, which Metro does not support either
 * - `entry_without_component`: the default export of the entry file is not a component
 * - `endless_loop`: a loop ran longer than `LOOP_LIMIT_MS` without yielding and was stopped
 * - `runtime`: the app threw an error; `message` is that of the app
 */
export type PreviewErrorCode =
  | 'syntax'
  | 'module_missing'
  | 'package_unknown'
  | 'package_export_only'
  | 'package_path_unknown'
  | 'asset_unsupported'
  | 'json_invalid'
  | 'top_level_await'
  | 'entry_without_component'
  | 'endless_loop'
  | 'runtime';

export interface PreviewError {
  readonly code: PreviewErrorCode;
  /** Technical message in English, from the parser, the resolver or the app. */
  readonly message: string;
  /** Parameters of the translated text. */
  readonly params: Readonly<Record<string, string>>;
  readonly path: string | null;
  readonly line: number | null;
  readonly column: number | null;
  /** Code frame: the lines around the position with a marker; null without a position. */
  readonly frame: string | null;
  /** Calls in files of the project, innermost first; empty for build errors. */
  readonly stack: readonly StackCall[];
}

/** A logged argument as plain data, truncated to the limits of the console. */
export type ConsoleValue =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'primitive';
      readonly type: 'number' | 'boolean' | 'null' | 'undefined' | 'bigint' | 'symbol' | 'function';
      readonly text: string;
    }
  | { readonly kind: 'error'; readonly name: string; readonly message: string; readonly stack: string }
  | {
      readonly kind: 'list';
      readonly name: string;
      readonly items: readonly ConsoleValue[];
      readonly more: number;
    }
  | {
      readonly kind: 'record';
      readonly name: string;
      readonly entries: readonly (readonly [string, ConsoleValue])[];
      readonly more: number;
    }
  /** A cyclic or too deeply nested value. */
  | { readonly kind: 'cut'; readonly name: string };

export const CONSOLE_LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const;
export type ConsoleLevel = (typeof CONSOLE_LEVELS)[number];

/** A console line as sent by the frame; `position` is that of the call in the generated code. */
export interface RawConsoleEntry {
  readonly level: ConsoleLevel;
  readonly values: readonly ConsoleValue[];
  readonly position: GeneratedPosition | null;
}

/** A position in generated code, `app://project/<path>?<version>`; line and column start at 1. */
export interface GeneratedPosition {
  readonly path: string;
  readonly version: number;
  readonly line: number;
  readonly column: number;
  readonly name: string | null;
}

/** Format of a module's code: oxc's module runner, sucrase's CommonJS, or JSON text. */
export type ModuleFormat = 'runner' | 'commonjs' | 'json';

export interface ModuleRecord {
  readonly path: string;
  /** Increases with every change of the code; part of the source URL, which leads to the right source map. */
  readonly version: number;
  readonly format: ModuleFormat;
  readonly code: string;
  /** Project path or `vendor:<specifier>` by import specifier. */
  readonly links: Readonly<Record<string, string>>;
}

export const VENDOR_LINK = 'vendor:';

/** Name of the global with one factory function per specifier, set by the vendor script. */
export const VENDOR_GLOBAL = '__kilimVendor';

/** Parameter name of the loop guard in a module's code. */
export const LOOP_GUARD = '__kilim_loop__';

/** Name of the error that stops a loop. */
export const LOOP_ERROR = 'EndlessLoopError';

/**
 * How long a loop may block the event loop. Shorter than the watchdog's limit, because in some browsers the frame
 * shares the studio's process and blocks it too.
 */
export const LOOP_LIMIT_MS = 1500;

/** Parameter names of the wrapper function, in order; each format uses some of them. */
export const MODULE_PARAMETERS = [
  '__vite_ssr_exports__',
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_exportAll__',
  '__vite_ssr_import_meta__',
  'exports',
  'require',
  'module',
  '$RefreshReg$',
  '$RefreshSig$',
  LOOP_GUARD,
] as const;

/** Number of lines that the wrapper adds before the module's code. */
export const WRAPPER_LINES = 1;
export const SOURCE_ORIGIN = 'app://project/';

export type ColorScheme = 'light' | 'dark';

/** A key of the app's storage with its value. */
export type StoredItem = readonly [key: string, value: string];
/** The new value of a key; null removes it. */
export type StorageChange = readonly [key: string, value: string | null];

/** Limits of what one app stores: characters of all keys and values, number of keys, characters of a key. */
export const STORAGE_CHARACTERS = 1_000_000;
export const STORAGE_ITEMS = 1000;
export const STORAGE_KEY_CHARACTERS = 1000;

/** Limits of what is described of a picked element, in characters. */
export const PICKED_NAME = 100;
export const PICKED_TEXT = 300;
export const PICKED_PROPS = 500;

/** An element of the running app, as the frame describes it; line and column start at 1. */
export interface PickedElement extends SourceLocation {
  /** The name of its component. */
  readonly name: string;
  /** The text that it shows, cut. */
  readonly text: string;
  /** Its props on one line, without children. */
  readonly props: string;
}

/** `pointed`: marked, not chosen yet. `ended`: the user left without choosing. */
export type PickEvent =
  | { readonly kind: 'pointed' | 'picked'; readonly element: PickedElement }
  | { readonly kind: 'ended' };

/** The elements that the studio marks in the running app, until it marks others. */
export interface ElementMarks {
  readonly places: readonly SourceLocation[];
  /** The file whose elements are picked first; null treats all files alike. */
  readonly file: string | null;
}

/** Where a marked element is in the window of the app, in whole CSS pixels. */
export interface MarkedArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where elements are; several areas for one that a list repeats, none for one that the screen does not show. */
export type MeasuredAreas = readonly (readonly MarkedArea[])[];

/** What the studio tells the frame while an element is picked. */
export type PickCommand = 'start' | 'stop' | 'parent' | 'child' | 'next' | 'previous' | 'choose';

/** What the interactive test does in the app: docs/rules/preview.md#acting-in-the-app */
export type AppAct =
  | { readonly kind: 'tap' | 'scroll' | 'home' | 'profile' }
  | { readonly kind: 'input'; readonly text: string };

/** Characters of the label of what was acted on. */
export const ACTED_LABEL = 60;

/** `label`: the text of what was acted on, empty without one; null when the screen has nothing of the kind. */
export interface ActOutcome {
  readonly label: string | null;
}

// ── worker → frame, over the code port ────────────────────────────────────────────────────────────────────

export type CodeMessage =
  /** A complete update: afterwards the frame has every module that `entry` reaches. */
  {
    readonly type: 'update';
    readonly update: number;
    readonly entry: string;
    readonly modules: readonly ModuleRecord[];
    readonly removed: readonly string[];
  };

// ── frame → worker, over the code port ────────────────────────────────────────────────────────────────────

export type CodeReply =
  /** The update was run, successfully or not; the next one may be sent. */
  { readonly type: 'update-done'; readonly update: number };

// ── frame → host, over the control port ───────────────────────────────────────────────────────────────────

export interface RawRuntimeError {
  readonly name: string;
  readonly message: string;
  readonly positions: readonly GeneratedPosition[];
  /** `module`: the top level of a module; `entry`: the entry is not a component. */
  readonly origin: 'module' | 'render' | 'event' | 'promise' | 'entry';
  /** The evaluated file, for errors without a position such as a SyntaxError. */
  readonly path: string | null;
}

export type FrameMessage =
  /** The DOM shows the update. `remounted`: the app's state was lost. */
  | {
      readonly type: 'update-applied';
      readonly update: number;
      readonly remounted: boolean;
      /** Milliseconds from receiving the update to the committed DOM. */
      readonly took: number;
      /** Whether the app is mounted afterwards. */
      readonly mounted: boolean;
    }
  /** The browser has painted the update. */
  | { readonly type: 'update-painted'; readonly update: number }
  | {
      readonly type: 'runtime-error';
      readonly update: number;
      readonly error: RawRuntimeError;
      readonly mounted: boolean;
    }
  | { readonly type: 'console'; readonly entry: RawConsoleEntry }
  | { readonly type: 'console-dropped'; readonly count: number }
  | { readonly type: 'pong'; readonly ping: number }
  /** The picture that the host requested; no bytes when none could be taken. */
  | { readonly type: 'picture-taken'; readonly request: number; readonly bytes: ArrayBuffer | null }
  | { readonly type: 'pick'; readonly event: PickEvent }
  /** How many places on the screen show the marked elements now, and where the first of them is. */
  | { readonly type: 'marked'; readonly count: number; readonly area: MarkedArea | null }
  | { readonly type: 'acted'; readonly request: number; readonly label: string | null }
  /** The areas of each place that was asked for, in that order. */
  | { readonly type: 'measured'; readonly request: number; readonly areas: MeasuredAreas }
  /** The user pressed inside the frame, so the focus may move there. */
  | { readonly type: 'pressed' }
  /** The app changed its storage; one change per key. */
  | { readonly type: 'storage-changed'; readonly changes: readonly StorageChange[] };

// ── host → frame, over the control port ───────────────────────────────────────────────────────────────────

export type FrameCommand =
  | { readonly type: 'ping'; readonly ping: number }
  | { readonly type: 'color-scheme-set'; readonly scheme: ColorScheme }
  /** What the app stored in earlier runs; the frame runs no code before it. */
  | { readonly type: 'storage-given'; readonly items: readonly StoredItem[] }
  | { readonly type: 'picture-requested'; readonly request: number }
  | { readonly type: 'pick'; readonly command: PickCommand }
  | { readonly type: 'mark'; readonly marks: ElementMarks }
  | { readonly type: 'act'; readonly request: number; readonly act: AppAct }
  | { readonly type: 'measure'; readonly request: number; readonly places: readonly SourceLocation[] };

/** Most elements that are measured at once, and areas of one that a list repeats. */
export const MEASURED_PLACES = 1_000;
export const MEASURED_AREAS = 50;

/** Limits of a picture of the app's screen, in bytes and pixels. */
export const PICTURE_BYTES = 32 * 1024;
export const PICTURE_WIDTH = 320;
export const PICTURE_HEIGHT = 694;

/**
 * The only message sent by window.postMessage: frame → studio, once, after the vendor script ran. It transfers two
 * ports: [control, code]. The studio accepts it once and only from the window of the frame.
 */
export const FRAME_READY = 'kilim-preview-ready';

// ── host → worker ─────────────────────────────────────────────────────────────────────────────────────────

export type WorkerCommand =
  /** `engineUrl`: URL of the built engine's folder with a trailing slash, for the manifest and the wasm file. */
  | { readonly type: 'start'; readonly engineUrl: string | null }
  | { readonly type: 'files-set'; readonly edit: number; readonly files: Readonly<Record<string, string>> }
  /** Files that may be set soon: they are transformed while nothing else is to be done. */
  | { readonly type: 'files-prepared'; readonly files: Readonly<Record<string, string>> }
  | { readonly type: 'file-changed'; readonly edit: number; readonly path: string; readonly content: string }
  | { readonly type: 'file-deleted'; readonly edit: number; readonly path: string }
  | { readonly type: 'file-renamed'; readonly edit: number; readonly from: string; readonly to: string }
  /** Transfers the code port of the frame, which replaces the previous one. */
  | { readonly type: 'frame-connected' }
  | {
      readonly type: 'positions-requested';
      readonly request: number;
      readonly positions: readonly GeneratedPosition[];
    };

// ── worker → host ─────────────────────────────────────────────────────────────────────────────────────────

export type BuildOutcome =
  | { readonly kind: 'built'; readonly entry: string }
  | { readonly kind: 'failed'; readonly error: PreviewError }
  /** There is no entry file; `candidates` are the expected paths. */
  | { readonly kind: 'no-entry'; readonly candidates: readonly string[] };

/** The transform in use: sucrase only if the wasm file is not available. */
export type TransformName = 'oxc' | 'sucrase';

export type WorkerMessage =
  | { readonly type: 'transform-ready'; readonly transform: TransformName; readonly reason: string | null }
  /** The build of all edits up to `edit`; `update` contains it, null if there is nothing new to run. */
  | {
      readonly type: 'build-done';
      readonly edit: number;
      readonly update: number | null;
      readonly outcome: BuildOutcome;
    }
  | {
      readonly type: 'positions-found';
      readonly request: number;
      readonly calls: readonly (StackCall | null)[];
      /** Code frame of the first found call. */
      readonly frame: string | null;
    };
