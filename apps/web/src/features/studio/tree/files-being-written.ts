import { isTurnOver, type Turn } from '@kilim/contract';

const none: ReadonlyMap<string, boolean> = new Map();

/**
 * Files of a running answer, and whether each is complete. The tree shows them before they are part of the project.
 */
export function filesBeingWritten(turn: Turn | null): ReadonlyMap<string, boolean> {
  if (turn === null || isTurnOver(turn.status)) return none;
  return new Map(
    turn.progress.files.filter((file) => file.mode !== 'delete').map((file) => [file.path, file.isDone]),
  );
}
