import type { TurnId, VersionId, VersionReason } from '@kilim/contract';

/** What decides where a step through the versions of a project leads. */
export interface HistoryMark {
  readonly id: VersionId;
  readonly number: number;
  readonly reason: VersionReason;
  readonly turnId: TurnId | null;
  readonly restoredNumber: number | null;
  readonly title: string | null;
}

export type HistoryDirection = 'undo' | 'redo';

export interface HistoryStep {
  /** The version to restore. */
  readonly target: HistoryMark;
  /** The version whose change is taken back or made again. */
  readonly change: HistoryMark;
}

/** A version that a step made; restoring a version by hand is a change of its own. */
const isStep = ({ reason, turnId }: HistoryMark): boolean => reason === 'restore' && turnId !== null;

/**
 * The next step through `marks`, which are oldest first: steps move along the changes, and a new change removes those
 * that were undone before it. Null at either end.
 */
export function findHistoryStep(
  marks: readonly HistoryMark[],
  direction: HistoryDirection,
): HistoryStep | null {
  const changes: HistoryMark[] = [];
  let current = -1;
  for (const mark of marks) {
    const earlier = isStep(mark) ? changes.findIndex(({ number }) => number === mark.restoredNumber) : -1;
    if (earlier !== -1) {
      current = earlier;
      continue;
    }
    changes.splice(current + 1, changes.length, mark);
    current = changes.length - 1;
  }
  const target = changes[direction === 'undo' ? current - 1 : current + 1];
  const change = direction === 'undo' ? changes[current] : target;
  return target === undefined || change === undefined ? null : { target, change };
}
