import type { DocumentFile } from '../document/document-state.ts';

type Files = ReadonlyMap<string, DocumentFile>;

/** What has to be told to the preview after the open document changed. */
export interface FileDiff {
  readonly changed: readonly { readonly path: string; readonly content: string }[];
  readonly removed: readonly string[];
}

/** Contents alone: the preview follows what is on screen, saved or not. */
export function contentsByPath(files: Files): Record<string, string> {
  return Object.fromEntries([...files].map(([path, file]) => [path, file.content]));
}

/** Compares by content: a save moves hashes and changes nothing that the preview shows. */
export function diffFiles(before: Files, after: Files): FileDiff {
  const changed: { path: string; content: string }[] = [];
  for (const [path, file] of after) {
    if (before.get(path)?.content !== file.content) changed.push({ path, content: file.content });
  }
  return { changed, removed: [...before.keys()].filter((path) => !after.has(path)) };
}
