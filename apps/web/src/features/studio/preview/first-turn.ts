import type { Turn, TurnFile } from '@kilim/contract';
import type { DocumentState } from '../document/document-state.ts';

/** Revision of a project that still has its starter files only. */
const starterRevision = 1;

export const isStarter = ({ revision }: DocumentState): boolean => revision <= starterRevision;

const isComplete = ({ mode, isDone, content }: TurnFile): boolean =>
  mode === 'write' && isDone && content !== '';

/**
 * The files of a composed app once all have arrived, else null. Answers of a model have to be checked first, because
 * they can be broken: docs/rules/studio.md#first-turn
 */
export function streamedApp(turn: Turn): Readonly<Record<string, string>> | null {
  const { files } = turn.progress;
  const hasArrived = turn.status === 'checking' || turn.status === 'applying';
  if (turn.provider !== 'builtin' || !hasArrived) return null;
  if (files.length === 0 || !files.every(isComplete)) return null;
  return Object.fromEntries(files.map(({ path, content }) => [path, content]));
}
