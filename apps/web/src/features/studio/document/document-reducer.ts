import {
  type DocumentFile,
  type DocumentState,
  defaultFile,
  type ServerCopy,
  sortPaths,
} from './document-state.ts';
import { createLocally, deleteLocally, renameLocally } from './local-changes.ts';
import {
  type Draft,
  mergeDrafts,
  mergeServerFiles,
  rebaseEdit,
  type ServerFile,
} from './merge-server-files.ts';
import { noteSent } from './note-sent.ts';

export type ConflictChoice =
  | { readonly kind: 'mine' }
  | { readonly kind: 'theirs' }
  | { readonly kind: 'merged'; readonly content: string };

export type DocumentAction =
  | {
      readonly type: 'files-loaded';
      readonly revision: number;
      readonly files: readonly ServerFile[];
      readonly drafts: ReadonlyMap<string, Draft>;
    }
  | { readonly type: 'files-pulled'; readonly revision: number; readonly files: readonly ServerFile[] }
  | { readonly type: 'file-edited'; readonly path: string; readonly content: string }
  /** A save is on its way. */
  | {
      readonly type: 'files-sent';
      readonly files: readonly { readonly path: string; readonly content: string }[];
    }
  | {
      readonly type: 'files-saved';
      readonly revision: number;
      readonly files: readonly ServerFile[];
      /** Deletions that the server has now. */
      readonly deleted?: readonly string[];
    }
  | { readonly type: 'files-created'; readonly revision: number; readonly files: readonly ServerFile[] }
  | { readonly type: 'files-removed'; readonly revision: number; readonly paths: readonly string[] }
  | { readonly type: 'files-renamed'; readonly revision: number; readonly renames: readonly FileRename[] }
  // Without the server, which gets the change with the next save.
  | {
      readonly type: 'created-locally';
      readonly files: readonly { readonly path: string; readonly content: string }[];
    }
  | { readonly type: 'deleted-locally'; readonly paths: readonly string[] }
  | { readonly type: 'renamed-locally'; readonly renames: readonly Omit<FileRename, 'hash'>[] }
  | { readonly type: 'conflicts-found'; readonly conflicts: ReadonlyMap<string, ServerCopy> }
  | { readonly type: 'conflict-resolved'; readonly path: string; readonly choice: ConflictChoice }
  | { readonly type: 'tab-opened'; readonly path: string }
  | { readonly type: 'tab-closed'; readonly path: string };

export interface FileRename {
  readonly from: string;
  readonly to: string;
  readonly hash: string;
}

/** All transitions of the open document; unsaved edits are never lost. */
export function reduceDocument(state: DocumentState, action: DocumentAction): DocumentState {
  switch (action.type) {
    case 'files-loaded': {
      const merged = mergeDrafts(action.files, action.drafts);
      return repairTabs({
        ...state,
        ...merged,
        isLoaded: true,
        revision: action.revision,
        current: defaultFile,
      });
    }
    case 'files-pulled': {
      if (action.revision < state.revision) return state;
      const merged = mergeServerFiles(state, action.files);
      return repairTabs({ ...state, ...merged, revision: action.revision });
    }
    case 'file-edited':
      return editFile(state, action.path, action.content);
    case 'files-sent':
      return { ...state, files: noteSent(state.files, action.files) };
    case 'files-saved':
      return markSaved(state, action.revision, action.files, action.deleted);
    case 'files-created':
      return createFiles(state, action.revision, action.files);
    case 'files-removed':
      return removeFiles(state, action.revision, action.paths);
    case 'files-renamed':
      return renameFiles(state, action.revision, action.renames);
    case 'created-locally':
      return createLocally(state, action.files);
    case 'deleted-locally':
      return repairTabs(deleteLocally(state, action.paths));
    case 'renamed-locally':
      return renameLocally(state, action.renames);
    case 'conflicts-found':
      return findConflicts(state, action.conflicts);
    case 'conflict-resolved':
      return resolveConflict(state, action.path, action.choice);
    case 'tab-opened':
      if (!state.files.has(action.path)) return state;
      return { ...state, current: action.path, tabs: addTab(state.tabs, action.path) };
    case 'tab-closed':
      return closeTab(state, action.path);
  }
}

function editFile(state: DocumentState, path: string, content: string): DocumentState {
  const file = state.files.get(path);
  if (file === undefined || file.content === content) return state;
  return { ...state, files: new Map(state.files).set(path, { ...file, content }) };
}

function markSaved(
  state: DocumentState,
  revision: number,
  saved: readonly ServerFile[],
  deletedPaths: readonly string[] = [],
): DocumentState {
  const files = new Map(state.files);
  const deleted = new Map(state.deleted);
  for (const path of deletedPaths) {
    const file = files.get(path);
    // Created again during the request: a new file for the server.
    if (file !== undefined) files.set(path, { ...file, savedContent: '', baseHash: null });
    deleted.delete(path);
  }
  const conflicts = new Map(state.conflicts);
  for (const { path, content, hash } of saved) {
    const file = files.get(path);
    // Edits made during the request stay on screen, based on the saved content.
    files.set(path, { content: file?.content ?? content, savedContent: content, baseHash: hash });
    conflicts.delete(path);
  }
  return { ...state, files, deleted, conflicts, revision: Math.max(state.revision, revision) };
}

function createFiles(state: DocumentState, revision: number, created: readonly ServerFile[]): DocumentState {
  const next = markSaved(state, revision, created);
  const first = created[0];
  if (first === undefined) return next;
  return { ...next, current: first.path, tabs: addTab(next.tabs, first.path) };
}

/**
 * Merges edits with the changes that the server reports; those of the same lines become conflicts. A file that was deleted
 * here and changed there is back.
 */
function findConflicts(state: DocumentState, found: ReadonlyMap<string, ServerCopy>): DocumentState {
  const files = new Map(state.files);
  const deleted = new Map(state.deleted);
  const conflicts = new Map(state.conflicts);
  for (const [path, copy] of found) {
    if (deleted.delete(path)) {
      const { content, hash } = copy;
      if (content !== null && hash !== null)
        files.set(path, { content, savedContent: content, baseHash: hash });
      continue;
    }
    const mine = files.get(path);
    const rebased = mine === undefined ? null : rebaseEdit(mine, copy);
    if (rebased === null) conflicts.set(path, copy);
    else files.set(path, rebased);
  }
  return { ...state, files, deleted, conflicts };
}

function removeFiles(state: DocumentState, revision: number, paths: readonly string[]): DocumentState {
  const files = new Map(state.files);
  const conflicts = new Map(state.conflicts);
  for (const path of paths) {
    files.delete(path);
    conflicts.delete(path);
  }
  return repairTabs({ ...state, files, conflicts, revision: Math.max(state.revision, revision) });
}

function renameFiles(state: DocumentState, revision: number, renames: readonly FileRename[]): DocumentState {
  const targets = new Map(renames.map((rename) => [rename.from, rename]));
  const files = new Map<string, DocumentFile>();
  const follow = (path: string): string => targets.get(path)?.to ?? path;
  for (const [path, file] of state.files) {
    const rename = targets.get(path);
    files.set(follow(path), rename === undefined ? file : { ...file, baseHash: rename.hash });
  }
  return {
    ...state,
    files,
    conflicts: new Map([...state.conflicts].map(([path, side]) => [follow(path), side])),
    tabs: state.tabs.map(follow),
    current: state.current === null ? null : follow(state.current),
    revision: Math.max(state.revision, revision),
  };
}

function resolveConflict(state: DocumentState, path: string, choice: ConflictChoice): DocumentState {
  const file = state.files.get(path);
  const theirs = state.conflicts.get(path);
  if (file === undefined || theirs === undefined) return state;
  const files = new Map(state.files);
  const conflicts = new Map(state.conflicts);
  conflicts.delete(path);
  if (choice.kind === 'theirs' && theirs.content === null) {
    files.delete(path);
  } else {
    const content =
      choice.kind === 'mine'
        ? file.content
        : choice.kind === 'theirs'
          ? (theirs.content ?? file.content)
          : choice.content;
    files.set(path, { content, savedContent: theirs.content ?? '', baseHash: theirs.hash });
  }
  return repairTabs({ ...state, files, conflicts });
}

function closeTab(state: DocumentState, path: string): DocumentState {
  const index = state.tabs.indexOf(path);
  if (index === -1) return state;
  const tabs = state.tabs.filter((tab) => tab !== path);
  const current = state.current === path ? (tabs[index] ?? tabs[index - 1] ?? null) : state.current;
  return { ...state, tabs, current };
}

/** Removes tabs without a file and replaces a missing current file: docs/rules/studio.md#current-file */
function repairTabs(state: DocumentState): DocumentState {
  const tabs = state.tabs.filter((path) => state.files.has(path));
  const { current } = state;
  // The user closed the last tab: open nothing.
  if (current === null) return { ...state, tabs };
  if (state.files.has(current)) return { ...state, tabs: addTab(tabs, current) };
  const next = state.files.has(defaultFile) ? defaultFile : (sortPaths(state.files.keys())[0] ?? null);
  return { ...state, tabs: next === null ? tabs : addTab(tabs, next), current: next };
}

function addTab(tabs: readonly string[], path: string): readonly string[] {
  return tabs.includes(path) ? tabs : [...tabs, path];
}
