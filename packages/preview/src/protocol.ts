// What the three sides of the preview say to each other: the studio (host), the worker that builds and the
// frame that runs. Types and a few constants only; no side may import another side, all import this.

/** A place in a file of the project. Lines and columns count from 1. */
export interface SourceLocation {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** One call of a stack, mapped to the author's file; `name` is the function's name when it has one. */
export interface StackCall extends SourceLocation {
  readonly name: string | null;
}

/**
 * Every kind of error that the preview reports. Its text for people is `preview.error.<code>` in the messages.
 * - `syntax`: the file doesn't parse
 * - `module_missing`: a relative import finds no file (`params.specifier`)
 * - `package_unknown`: a package outside the SDK table (`params.package`)
 * - `package_export_only`: a package of the table that runs on devices only (`params.package`)
 * - `package_path_unknown`: a known package, but not this file of it (`params.package`, `params.specifier`)
 * - `asset_unsupported`: an import of a picture, font or the like (`params.specifier`)
 * - `json_invalid`: a JSON file doesn't parse
 * - `top_level_await`: `await` outside a function; Expo's bundler refuses it as well
 * - `entry_without_component`: the entry file has no default export that is a component
 * - `endless_loop`: a loop ran for longer than `LOOP_LIMIT_MS` without a pause and was ended
 * - `runtime`: the app threw while running; `message` is the app's own
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
  /** The technical English text: the parser's, the resolver's or the app's. */
  readonly message: string;
  /** What the catalogue's text needs. */
  readonly params: Readonly<Record<string, string>>;
  readonly path: string | null;
  readonly line: number | null;
  readonly column: number | null;
  /** The lines around the place with a marker under the column; null without a place. */
  readonly frame: string | null;
  /** Calls inside the project, innermost first; empty for build errors. */
  readonly stack: readonly StackCall[];
}

/** What one logged argument looked like, cut to the limits of the console. */
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
  /** A cycle, or deeper than the limit. */
  | { readonly kind: 'cut'; readonly name: string };

export const CONSOLE_LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const;
export type ConsoleLevel = (typeof CONSOLE_LEVELS)[number];

/** A console line as the frame sends it; `position` is where it was called, in generated code. */
export interface RawConsoleEntry {
  readonly level: ConsoleLevel;
  readonly values: readonly ConsoleValue[];
  readonly position: GeneratedPosition | null;
}

/** A place in the code that the frame runs: `app://project/<path>?<version>` at line and column from 1. */
export interface GeneratedPosition {
  readonly path: string;
  readonly version: number;
  readonly line: number;
  readonly column: number;
  readonly name: string | null;
}

/** How a module's code asks for its imports: oxc's runner form, sucrase's CommonJS, or plain JSON text. */
export type ModuleFormat = 'runner' | 'commonjs' | 'json';

export interface ModuleRecord {
  readonly path: string;
  /** Rises with every new code of this path; part of the source address, so stacks find the right map. */
  readonly version: number;
  readonly format: ModuleFormat;
  readonly code: string;
  /** Import specifier → project path, or `vendor:<specifier>`. */
  readonly links: Readonly<Record<string, string>>;
}

export const VENDOR_LINK = 'vendor:';

/** Name of the global under which the vendor script leaves one thunk per specifier. */
export const VENDOR_GLOBAL = '__kilimVendor';

/** Name under which a module's code reaches its loop guard. */
export const LOOP_GUARD = '__kilim_loop__';

/** Name of the error that ends a loop. */
export const LOOP_ERROR = 'EndlessLoopError';

/**
 * How long a loop may keep the event loop from running. In an engine that runs the frame in the studio's own process
 * the studio stands still meanwhile, so it is shorter than the watchdog's patience.
 */
export const LOOP_LIMIT_MS = 1500;

/** Names of the wrapper function's parameters, in order; each format uses its own part of them. */
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

/** Lines that the wrapper puts above a module's own first line. */
export const WRAPPER_LINES = 1;
export const SOURCE_ORIGIN = 'app://project/';

export type ColorScheme = 'light' | 'dark';

// ── worker → frame, over the code port ────────────────────────────────────────────────────────────────────

export type CodeMessage =
  /** A whole, consistent step: afterwards the frame holds every module that `entry` reaches. */
  {
    readonly type: 'update';
    readonly update: number;
    readonly entry: string;
    readonly modules: readonly ModuleRecord[];
    readonly removed: readonly string[];
  };

// ── frame → worker, over the code port ────────────────────────────────────────────────────────────────────

export type CodeReply =
  /** The update ran (well or not): the next one may come. */
  { readonly type: 'update-done'; readonly update: number };

// ── frame → host, over the control port ───────────────────────────────────────────────────────────────────

export interface RawRuntimeError {
  readonly name: string;
  readonly message: string;
  readonly positions: readonly GeneratedPosition[];
  /** Where it came from; `module` while a module's top level ran, `entry` when the entry is no component. */
  readonly origin: 'module' | 'render' | 'event' | 'promise' | 'entry';
  /** The file that was being evaluated, when the engine gave no position (a SyntaxError has none). */
  readonly path: string | null;
}

export type FrameMessage =
  /** The DOM shows the update. `remounted`: state was lost; `skipped`: nothing had to run. */
  | {
      readonly type: 'update-applied';
      readonly update: number;
      readonly remounted: boolean;
      /** Milliseconds from the message's arrival to the committed DOM. */
      readonly took: number;
      /** Whether the app's root is on the screen afterwards. */
      readonly mounted: boolean;
    }
  /** The frame after the update was drawn. */
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
  /** The person pressed inside the frame: the focus may move there. */
  | { readonly type: 'pressed' };

// ── host → frame, over the control port ───────────────────────────────────────────────────────────────────

export type FrameCommand =
  | { readonly type: 'ping'; readonly ping: number }
  | { readonly type: 'color-scheme-set'; readonly scheme: ColorScheme };

/**
 * The only message that crosses window.postMessage: frame → studio, once, when the vendor is evaluated.
 * It carries two ports: [control, code]. The studio accepts it from the frame's own window alone, and once.
 */
export const FRAME_READY = 'kilim-preview-ready';

// ── host → worker ─────────────────────────────────────────────────────────────────────────────────────────

export type WorkerCommand =
  /** `engineUrl`: address of the built engine's folder with a closing slash, for the manifest and the wasm. */
  | { readonly type: 'start'; readonly engineUrl: string | null }
  | { readonly type: 'files-set'; readonly edit: number; readonly files: Readonly<Record<string, string>> }
  | { readonly type: 'file-changed'; readonly edit: number; readonly path: string; readonly content: string }
  | { readonly type: 'file-deleted'; readonly edit: number; readonly path: string }
  | { readonly type: 'file-renamed'; readonly edit: number; readonly from: string; readonly to: string }
  /** Carries the frame's code port as the only transferred object; replaces the port before it. */
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
  /** No file that could be the app; `candidates` are the paths that were looked for. */
  | { readonly kind: 'no-entry'; readonly candidates: readonly string[] };

/** Which transform builds: sucrase only when the wasm can't be had. */
export type TransformName = 'oxc' | 'sucrase';

export type WorkerMessage =
  | { readonly type: 'transform-ready'; readonly transform: TransformName; readonly reason: string | null }
  /** Answers every edit up to `edit`; `update` is what carries it to the frame, null when nothing new to run. */
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
      /** Lines around the first call that was found. */
      readonly frame: string | null;
    };
