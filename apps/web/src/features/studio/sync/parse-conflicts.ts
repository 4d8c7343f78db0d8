import { AppError, fileConflictDetails } from '@kilim/contract';
import type { ServerCopy } from '../document/document-state.ts';
import type { ServerFile } from '../document/merge-server-files.ts';

/** The server's copies from a `file_conflict` error by path; undefined for any other error. */
export function parseConflicts(error: unknown): ReadonlyMap<string, ServerCopy> | undefined {
  if (!(error instanceof AppError) || error.type !== 'file_conflict') return undefined;
  const parsed = fileConflictDetails.safeParse(error.details);
  if (!parsed.success || parsed.data.conflicts.length === 0) return undefined;
  return new Map(
    parsed.data.conflicts.map((conflict) => [
      conflict.path,
      { hash: conflict.currentHash, content: conflict.currentContent },
    ]),
  );
}

/**
 * Separates files that are saved already: after a lost reply, the retry conflicts with the content that it sent
 * itself.
 */
export function separateSavedFiles(
  conflicts: ReadonlyMap<string, ServerCopy>,
  sent: readonly { readonly path: string; readonly content: string }[],
): { readonly saved: readonly ServerFile[]; readonly remaining: ReadonlyMap<string, ServerCopy> } {
  const contents = new Map(sent.map((file) => [file.path, file.content]));
  const saved: ServerFile[] = [];
  const remaining = new Map<string, ServerCopy>();
  for (const [path, side] of conflicts) {
    if (side.hash !== null && side.content !== null && side.content === contents.get(path)) {
      saved.push({ path, content: side.content, hash: side.hash });
    } else {
      remaining.set(path, side);
    }
  }
  return { saved, remaining };
}
