import type { DocumentFile } from '../document/document-state.ts';

type Files = ReadonlyMap<string, DocumentFile>;

/** Files that the preview has to update. */
export interface FileDiff {
  readonly changed: readonly { readonly path: string; readonly content: string }[];
  readonly removed: readonly string[];
}

/**
 * The content on screen by path; the preview shows unsaved edits too. `fill` adds the bytes of binary files.
 */
export function contentsByPath(files: Files, fill: (content: string) => string): Record<string, string> {
  return Object.fromEntries([...files].map(([path, file]) => [path, fill(file.content)]));
}

/** Paths of the files with a content. */
export function pathsOf(files: Files, content: string): readonly string[] {
  return [...files].flatMap(([path, file]) => (file.content === content ? [path] : []));
}

/** Compares by content, because a save changes only hashes. */
export function diffFiles(before: Files, after: Files): FileDiff {
  const changed: { path: string; content: string }[] = [];
  for (const [path, file] of after) {
    if (before.get(path)?.content !== file.content) changed.push({ path, content: file.content });
  }
  return { changed, removed: [...before.keys()].filter((path) => !after.has(path)) };
}
