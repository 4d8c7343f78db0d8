import type { FileEdits } from '@kilim/app-kit/type-check';
import { AppError, type FileOperation, writeFiles } from '@kilim/contract';
import { call } from '../../../api/client.ts';
import { createRandomId } from '../../../api/random-id.ts';
import type { StudioSession } from '../session/studio-session.ts';

type Texts = Readonly<Record<string, string>>;

/** The text after edits that are in ascending order. */
export function applyEdits(text: string, { edits }: FileEdits): string {
  let [result, position] = ['', 0];
  for (const { from, to, insert } of edits) {
    result += text.slice(position, from) + insert;
    position = to;
  }
  return result + text.slice(position);
}

/**
 * Writes texts as one version. Unsaved edits are saved first. Null when a file no longer has the content of `expected`;
 * else what undoes it. Fails with an AppError.
 */
async function replaceTexts(
  { projectId, document, sync }: StudioSession,
  expected: Texts,
  next: Texts,
  title: string,
): Promise<boolean> {
  const isDone = await sync.runExclusive(async () => {
    const { files } = document.getState();
    const operations: FileOperation[] = [];
    for (const [path, content] of Object.entries(next)) {
      const file = files.get(path);
      if (file === undefined || file.content !== expected[path]) return false;
      operations.push({ kind: 'write', path, content, baseHash: file.baseHash });
    }
    // Another tab's id: the change comes back as an event, and this tab loads it like any other.
    const body = { reason: 'fix' as const, title, operations, clientId: createRandomId() };
    await call(writeFiles, { params: { projectId }, body });
    return true;
  });
  if (isDone) await sync.pull();
  return isDone;
}

/** How a change ended; `undo` writes the former texts back as a version with the given title. */
export type AppliedFix = { readonly undo: (title: string) => Promise<boolean> } | null;

/** Applies the edits of a change to the texts that were checked. Null when the code has changed since. */
export async function applyTypeFix(
  session: StudioSession,
  edits: readonly FileEdits[],
  checked: Texts,
  title: string,
): Promise<AppliedFix> {
  const before: Record<string, string> = {};
  const after: Record<string, string> = {};
  for (const file of edits) {
    const text = checked[file.path];
    if (text === undefined) return null;
    before[file.path] = text;
    after[file.path] = applyEdits(text, file);
  }
  const isDone = await replaceTexts(session, before, after, title);
  return isDone ? { undo: (undoTitle) => replaceTexts(session, after, before, undoTitle) } : null;
}

/** Whether a change failed because the file was changed elsewhere. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof AppError && error.type === 'file_conflict';
