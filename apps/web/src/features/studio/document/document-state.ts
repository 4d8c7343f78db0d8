/** What the server holds instead of what was edited here; nulls when the file is gone there. */
export interface ServerCopy {
  readonly hash: string | null;
  readonly content: string | null;
}

export interface DocumentFile {
  /** What is on screen. */
  readonly content: string;
  /** What the server holds as far as this tab knows; the edit started from it. */
  readonly savedContent: string;
  /** Hash of `savedContent` on the server; null for a file that the server has not seen. */
  readonly baseHash: string | null;
}

/** The open project's files, what of them is unsaved, and the tabs over them. */
export interface DocumentState {
  readonly isLoaded: boolean;
  readonly revision: number;
  readonly files: ReadonlyMap<string, DocumentFile>;
  readonly conflicts: ReadonlyMap<string, ServerCopy>;
  readonly tabs: readonly string[];
  readonly current: string | null;
}

/** customer.md §4: the file that is open unless another one was chosen. */
export const defaultFile = 'src/App.tsx';

export const emptyDocument: DocumentState = {
  isLoaded: false,
  revision: 0,
  files: new Map(),
  conflicts: new Map(),
  tabs: [],
  current: null,
};

export function isDirty(file: DocumentFile): boolean {
  return file.baseHash === null || file.content !== file.savedContent;
}

/** Paths with unsaved content, in the order of the map. */
export function dirtyPaths(state: DocumentState): readonly string[] {
  const paths: string[] = [];
  for (const [path, file] of state.files) if (isDirty(file)) paths.push(path);
  return paths;
}

/** Paths in the order in which a person reads them. */
export function sortPaths(paths: Iterable<string>): string[] {
  return [...paths].sort((left, right) => (left < right ? -1 : left > right ? 1 : 0));
}
