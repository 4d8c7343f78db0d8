import type { DeletedCopy, DocumentFile, DocumentState, ServerCopy } from './document-state.ts';

// Files that were created, deleted or renamed while the server could not be reached. The next save sends them:
// docs/rules/studio.md#without-the-server

type Files = Pick<DocumentState, 'files' | 'deleted' | 'conflicts'>;

interface Draftable {
  readonly path: string;
  readonly content: string;
}

function copyFiles({ files, deleted, conflicts }: Files) {
  return { files: new Map(files), deleted: new Map(deleted), conflicts: new Map(conflicts) };
}

type Copied = ReturnType<typeof copyFiles>;

/** A path that was deleted before is an edit of that file, because the server still has it. */
function put({ files, deleted }: Copied, path: string, content: string): void {
  const before = deleted.get(path);
  deleted.delete(path);
  files.set(path, { content, savedContent: before?.savedContent ?? '', baseHash: before?.baseHash ?? null });
}

/** What a deletion has to name: the copy of the server that the user last saw. */
function lastSeen(file: DocumentFile, theirs: ServerCopy | undefined): DeletedCopy | null {
  const { hash, content } = theirs ?? { hash: file.baseHash, content: file.savedContent };
  return hash === null ? null : { baseHash: hash, savedContent: content ?? '' };
}

function take({ files, deleted, conflicts }: Copied, path: string): DocumentFile | undefined {
  const file = files.get(path);
  if (file === undefined) return undefined;
  const copy = lastSeen(file, conflicts.get(path));
  if (copy !== null) deleted.set(path, copy);
  files.delete(path);
  conflicts.delete(path);
  return file;
}

export function createLocally(state: DocumentState, created: readonly Draftable[]): DocumentState {
  const next = copyFiles(state);
  const added = created.filter(({ path }) => !next.files.has(path));
  for (const { path, content } of added) put(next, path, content);
  const paths = added.map(({ path }) => path);
  const tabs = [...state.tabs, ...paths.slice(0, 1).filter((path) => !state.tabs.includes(path))];
  return { ...state, ...next, tabs, current: paths[0] ?? state.current };
}

export function deleteLocally(state: DocumentState, paths: readonly string[]): DocumentState {
  const next = copyFiles(state);
  for (const path of paths) take(next, path);
  return { ...state, ...next };
}

export function renameLocally(
  state: DocumentState,
  renames: readonly { readonly from: string; readonly to: string }[],
): DocumentState {
  const next = copyFiles(state);
  // All are taken before the first is put: a target may be the source of another one.
  const moved = renames.flatMap(({ from, to }) => {
    const file = take(next, from);
    return file === undefined ? [] : [{ from, to, content: file.content }];
  });
  for (const { to, content } of moved) put(next, to, content);
  const targets = new Map(moved.map(({ from, to }) => [from, to]));
  const follow = (path: string): string => targets.get(path) ?? path;
  const current = state.current === null ? null : follow(state.current);
  return { ...state, ...next, tabs: state.tabs.map(follow), current };
}

/** Deletions whose file the server still has unchanged; those of files that are gone or were changed are dropped. */
export function keepDeletions(
  deleted: ReadonlyMap<string, DeletedCopy>,
  incoming: ReadonlyMap<string, string>,
): ReadonlyMap<string, DeletedCopy> {
  return new Map([...deleted].filter(([path, { baseHash }]) => incoming.get(path) === baseHash));
}
