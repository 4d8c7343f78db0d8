import type { Turn, TurnFile } from '@kilim/contract';
import type { DocumentState } from '../document/document-state.ts';

/** Where a composed app's description is, from which its files are printed. */
const descriptionPath = 'app-spec.json';

/** Revision of a project that still has its starter files only. */
const starterRevision = 1;

export const isStarter = ({ revision }: DocumentState): boolean => revision <= starterRevision;

const isComplete = ({ mode, isDone, content }: TurnFile): boolean =>
  mode === 'write' && isDone && content !== '';

/**
 * The files of the app that this browser has composed, once the turn's description of its app is the same: all other
 * files are printed from it, so they need not be waited for. Null if there is none, or another app is being written.
 */
export function confirmedApp(
  { provider, status, progress }: Turn,
  prepared: Readonly<Record<string, string>> | null,
): Readonly<Record<string, string>> | null {
  if (provider !== 'builtin' || status !== 'streaming' || prepared === null) return null;
  const description = progress.files.find(({ path }) => path === descriptionPath);
  const isSame = description?.isDone === true && description.content === prepared[descriptionPath];
  return isSame ? prepared : null;
}

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
