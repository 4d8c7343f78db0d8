import type { DocumentFile } from '../document/document-state.ts';

type Files = ReadonlyMap<string, DocumentFile>;

/** Files that the preview has to update. */
export interface FileDiff {
  readonly changed: readonly { readonly path: string; readonly content: string }[];
  readonly removed: readonly string[];
}

/** The content on screen by path; the preview shows unsaved edits too. */
export function contentsByPath(files: Files): Record<string, string> {
  return Object.fromEntries([...files].map(([path, file]) => [path, file.content]));
}

/** Compares by content, because a save changes only hashes. */
export function diffFiles(before: Files, after: Files): FileDiff {
  const changed: { path: string; content: string }[] = [];
  for (const [path, file] of after) {
    if (before.get(path)?.content !== file.content) changed.push({ path, content: file.content });
  }
  return { changed, removed: [...before.keys()].filter((path) => !after.has(path)) };
}
