import { AppError, fileConflictDetails } from '@kilim/contract';
import type { ServerSide } from '../document/document-state.ts';
import type { ServerFile } from '../document/server-files.ts';

/** Both sides of a `file_conflict`; undefined for any other failure or an unreadable one. */
export function readConflicts(error: unknown): ReadonlyMap<string, ServerSide> | undefined {
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
 * A save whose reply got lost conflicts with itself on the retry: where the server already holds what was sent,
 * the file is saved and nobody needs to choose.
 */
export function settleLostReplies(
  conflicts: ReadonlyMap<string, ServerSide>,
  sent: readonly { readonly path: string; readonly content: string }[],
): { readonly lost: readonly ServerFile[]; readonly open: ReadonlyMap<string, ServerSide> } {
  const contents = new Map(sent.map((file) => [file.path, file.content]));
  const lost: ServerFile[] = [];
  const open = new Map<string, ServerSide>();
  for (const [path, side] of conflicts) {
    if (side.hash !== null && side.content !== null && side.content === contents.get(path)) {
      lost.push({ path, content: side.content, hash: side.hash });
    } else {
      open.set(path, side);
    }
  }
  return { lost, open };
}
