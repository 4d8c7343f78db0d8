import { type DocumentFile, type DocumentState, isDirty, type ServerCopy } from './document-state.ts';

export interface ServerFile {
  readonly path: string;
  readonly content: string;
  readonly hash: string;
}

/** An unsaved edit that was stored in the browser. */
export interface Draft {
  readonly content: string;
  readonly baseHash: string | null;
}

type Merged = Pick<DocumentState, 'files' | 'conflicts'>;

/**
 * Merges the server's files into the open ones: clean files take the server's content, unsaved edits stay, and an edit
 * whose base changed on the server becomes a conflict.
 */
export function mergeServerFiles(
  current: ReadonlyMap<string, DocumentFile>,
  incoming: readonly ServerFile[],
): Merged {
  const files = new Map<string, DocumentFile>();
  const conflicts = new Map<string, ServerCopy>();
  for (const { path, content, hash } of incoming) {
    const mine = current.get(path);
    if (mine === undefined || !isDirty(mine) || mine.content === content) {
      files.set(path, { content, savedContent: content, baseHash: hash });
      continue;
    }
    files.set(path, mine);
    if (mine.baseHash !== hash) conflicts.set(path, { hash, content });
  }
  const known = new Set(incoming.map((file) => file.path));
  for (const [path, mine] of current) {
    if (known.has(path) || !isDirty(mine)) continue;
    files.set(path, mine);
    if (mine.baseHash !== null) conflicts.set(path, { hash: null, content: null });
  }
  return { files, conflicts };
}

/** The server's files with stored drafts as unsaved edits; a draft whose base changed is a conflict. */
export function mergeDrafts(incoming: readonly ServerFile[], drafts: ReadonlyMap<string, Draft>): Merged {
  const files = new Map(
    incoming.map(({ path, content, hash }): [string, DocumentFile] => [
      path,
      { content, savedContent: content, baseHash: hash },
    ]),
  );
  const conflicts = new Map<string, ServerCopy>();
  for (const [path, draft] of drafts) {
    const server = files.get(path);
    if (server === undefined && draft.content === '') continue;
    if (server?.content === draft.content) continue;
    const savedContent = server?.content ?? '';
    files.set(path, { content: draft.content, savedContent, baseHash: draft.baseHash });
    const serverHash = server?.baseHash ?? null;
    if (serverHash !== draft.baseHash)
      conflicts.set(path, { hash: serverHash, content: server?.content ?? null });
  }
  return { files, conflicts };
}
