import {
  type DeletedCopy,
  type DocumentFile,
  type DocumentState,
  isDirty,
  type ServerCopy,
} from './document-state.ts';
import { keepDeletions } from './local-changes.ts';
import { mergeTexts } from './merge-texts.ts';

export interface ServerFile {
  readonly path: string;
  readonly content: string;
  readonly hash: string;
}

/** An unsaved edit that was stored in the browser. */
export interface Draft {
  /** Null for a deleted file. */
  readonly content: string | null;
  readonly baseHash: string | null;
  /** The content with that hash; missing in drafts of older releases. */
  readonly base?: string;
  /** Contents of saves whose replies are not known. */
  readonly sent?: readonly string[];
}

type Merged = Pick<DocumentState, 'files' | 'deleted' | 'conflicts'>;

const hashesOf = (files: readonly ServerFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ path, hash }) => [path, hash]));

/**
 * An edit on top of a change that was made on the server since; null when both changed the same lines. A save of this file
 * whose reply was lost is no change of others.
 */
export function rebaseEdit(mine: DocumentFile, { content, hash }: ServerCopy): DocumentFile | null {
  if (content === null || hash === null) return null;
  if (mine.sent?.includes(content)) return { content: mine.content, savedContent: content, baseHash: hash };
  if (mine.baseHash === null) return null;
  const merged = mergeTexts(mine.savedContent, mine.content, content);
  return merged === null ? null : { content: merged, savedContent: content, baseHash: hash };
}

/**
 * Merges the server's files into the open ones: clean files take the server's content, unsaved edits stay. An edit whose
 * base changed on the server is merged with that change, or becomes a conflict. A file that was deleted here stays
 * deleted unless the server's copy has changed.
 */
export function mergeServerFiles(
  { files: current, deleted: before }: Pick<DocumentState, 'files' | 'deleted'>,
  incoming: readonly ServerFile[],
): Merged {
  const deleted = keepDeletions(before, hashesOf(incoming));
  const files = new Map<string, DocumentFile>();
  const conflicts = new Map<string, ServerCopy>();
  for (const { path, content, hash } of incoming) {
    if (deleted.has(path)) continue;
    const mine = current.get(path);
    if (mine === undefined || !isDirty(mine) || mine.content === content) {
      files.set(path, { content, savedContent: content, baseHash: hash });
      continue;
    }
    const rebased = mine.baseHash === hash ? mine : rebaseEdit(mine, { hash, content });
    files.set(path, rebased ?? mine);
    if (rebased === null) conflicts.set(path, { hash, content });
  }
  const known = new Set(incoming.map((file) => file.path));
  for (const [path, mine] of current) {
    if (known.has(path) || !isDirty(mine)) continue;
    files.set(path, mine);
    if (mine.baseHash !== null) conflicts.set(path, { hash: null, content: null });
  }
  return { files, deleted, conflicts };
}

/** The server's files with stored drafts as unsaved edits; a draft whose base changed is merged or a conflict. */
export function mergeDrafts(incoming: readonly ServerFile[], drafts: ReadonlyMap<string, Draft>): Merged {
  const files = new Map(
    incoming.map(({ path, content, hash }): [string, DocumentFile] => [
      path,
      { content, savedContent: content, baseHash: hash },
    ]),
  );
  const deletions = new Map<string, DeletedCopy>();
  const conflicts = new Map<string, ServerCopy>();
  for (const [path, draft] of drafts) {
    const server = files.get(path);
    if (draft.content === null) {
      if (draft.baseHash !== null)
        deletions.set(path, { baseHash: draft.baseHash, savedContent: draft.base ?? server?.content ?? '' });
      continue;
    }
    if (server === undefined && draft.content === '') continue;
    if (server?.content === draft.content) continue;
    const copy: ServerCopy = { hash: server?.baseHash ?? null, content: server?.content ?? null };
    const isCurrent = copy.hash === draft.baseHash;
    const savedContent = (isCurrent ? undefined : draft.base) ?? server?.content ?? '';
    const { content, baseHash, sent } = draft;
    const mine: DocumentFile = { content, savedContent, baseHash, ...(sent && { sent }) };
    const rebased = isCurrent ? mine : draft.base === undefined ? null : rebaseEdit(mine, copy);
    files.set(path, rebased ?? mine);
    if (rebased === null) conflicts.set(path, copy);
  }
  const deleted = keepDeletions(deletions, hashesOf(incoming));
  for (const path of deleted.keys()) files.delete(path);
  return { files, deleted, conflicts };
}
