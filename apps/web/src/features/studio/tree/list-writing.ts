import { isTurnOver, type Turn } from '@kilim/contract';

const none: ReadonlySet<string> = new Set();

/** Files that a running answer is writing: they stand in the tree before they are part of the project. */
export function listWriting(turn: Turn | null): ReadonlySet<string> {
  if (turn === null || isTurnOver(turn.status)) return none;
  return new Set(turn.progress.files.filter((file) => file.mode !== 'delete').map((file) => file.path));
}
