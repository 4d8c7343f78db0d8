import { isTurnOver, type Turn } from '@kilim/contract';
import { useState } from 'react';

const none: readonly string[] = [];

/**
 * Names of files that an answer writes. They stay after its end until the project's files have been read again, so that
 * the rows do not disappear in between.
 */
export function useWrittenNames(turn: Turn | null, revision: number): readonly string[] {
  const [lastRevision, setLastRevision] = useState<number | null>(null);
  const isRunning = turn !== null && !isTurnOver(turn.status);
  if (isRunning && lastRevision !== revision) setLastRevision(revision);
  const isAwaited = turn?.status === 'done' && lastRevision === revision;
  if (turn === null || !(isRunning || isAwaited)) return none;
  return turn.progress.files.filter(({ mode }) => mode !== 'delete').map(({ path }) => path);
}
