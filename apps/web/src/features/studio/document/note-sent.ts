import type { DocumentFile } from './document-state.ts';

/** Contents kept of one file, and their characters: drafts share a few megabytes of the browser. */
const sentMaximum = 4;
const charactersMaximum = 200_000;

function keepNewest(contents: readonly string[]): readonly string[] {
  const newest = contents.slice(-sentMaximum);
  let characters = 0;
  const start = newest.findLastIndex((content) => {
    characters += content.length;
    return characters > charactersMaximum;
  });
  return newest.slice(start + 1);
}

/** Remembers what a save sends, so that the user's own text is recognised when its reply is lost: docs/rules/studio.md#conflicts */
export function noteSent(
  files: ReadonlyMap<string, DocumentFile>,
  sent: readonly { readonly path: string; readonly content: string }[],
): ReadonlyMap<string, DocumentFile> {
  const next = new Map(files);
  for (const { path, content } of sent) {
    const file = files.get(path);
    if (file === undefined || file.sent?.at(-1) === content) continue;
    next.set(path, { ...file, sent: keepNewest([...(file.sent ?? []), content]) });
  }
  return next;
}
