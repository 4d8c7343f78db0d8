/** The server's copy of a file in conflict; nulls if the file was deleted there. */
export interface ServerCopy {
  readonly hash: string | null;
  readonly content: string | null;
}

export interface DocumentFile {
  /** The content on screen. */
  readonly content: string;
  /** The last known content on the server, which the edit started from. */
  readonly savedContent: string;
  /** Hash of `savedContent` on the server; null for a file that was never saved. */
  readonly baseHash: string | null;
  /** Contents of saves whose replies are not known: the server may have one of them. Oldest first. */
  readonly sent?: readonly string[];
}

/** A file that was deleted here and that the server still has. */
export interface DeletedCopy {
  readonly baseHash: string;
  readonly savedContent: string;
}

/** Files, conflicts and tabs of the open project. */
export interface DocumentState {
  readonly isLoaded: boolean;
  readonly revision: number;
  readonly files: ReadonlyMap<string, DocumentFile>;
  /** Deletions that the server does not have yet, by path; never a path of `files`. */
  readonly deleted: ReadonlyMap<string, DeletedCopy>;
  readonly conflicts: ReadonlyMap<string, ServerCopy>;
  readonly tabs: readonly string[];
  readonly current: string | null;
}

/** The file that opens first: docs/rules/studio.md#current-file */
export const defaultFile = 'src/App.tsx';

export const emptyDocument: DocumentState = {
  isLoaded: false,
  revision: 0,
  files: new Map(),
  deleted: new Map(),
  conflicts: new Map(),
  tabs: [],
  current: null,
};

export function isDirty(file: DocumentFile): boolean {
  return file.baseHash === null || file.content !== file.savedContent;
}

/** Paths of files with unsaved content. */
export function dirtyPaths(state: DocumentState): readonly string[] {
  const paths: string[] = [];
  for (const [path, file] of state.files) if (isDirty(file)) paths.push(path);
  return paths;
}

/** Whether something waits for a save. */
export function hasUnsaved(state: DocumentState): boolean {
  return state.deleted.size > 0 || dirtyPaths(state).length > 0;
}

/** Paths in ascending order of their code units. */
export function sortPaths(paths: Iterable<string>): string[] {
  return [...paths].sort((left, right) => (left < right ? -1 : left > right ? 1 : 0));
}
