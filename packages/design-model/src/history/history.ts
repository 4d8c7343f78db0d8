import type { Design } from '../model/element.ts';
import type { ElementId } from '../model/ids.ts';

/** Steps that can be undone: docs/rules/designer.md#undo */
export const historyMaximum = 20;

/** A design with the selection that belongs to it. */
export interface Moment {
  readonly design: Design;
  readonly selection: readonly ElementId[];
}

interface Entry extends Moment {
  /** Key of the step that leads away from this moment. */
  readonly mergeKey: string | undefined;
}

/** The open design with the moments before and after it, which share what they have in common. */
export interface History {
  readonly present: Moment;
  /** The newest last. */
  readonly past: readonly Entry[];
  /** The next one last. */
  readonly future: readonly Moment[];
}

export const startHistory = (design: Design): History => ({
  present: { design, selection: [] },
  past: [],
  future: [],
});

/**
 * Adds a step. What was undone before can no longer be redone, and only the newest 20 steps are kept. Following steps
 * with the same `mergeKey` are one: arrow keys and scrubbed numbers.
 */
export function recordStep({ present, past }: History, next: Moment, mergeKey?: string): History {
  if (mergeKey !== undefined && past.at(-1)?.mergeKey === mergeKey)
    return { present: next, past, future: [] };
  return { present: next, past: [...past.slice(1 - historyMaximum), { ...present, mergeKey }], future: [] };
}

/** Ends a merged step, such as when the pointer or the key is released. */
export function closeStep(history: History): History {
  const last = history.past.at(-1);
  if (last?.mergeKey === undefined) return history;
  return { ...history, past: history.past.with(-1, { ...last, mergeKey: undefined }) };
}

/** Keeps the selection with the present moment; it is no step of its own. */
export const select = (history: History, selection: readonly ElementId[]): History => ({
  ...history,
  present: { ...history.present, selection },
});

export const canUndo = ({ past }: History): boolean => past.length > 0;
export const canRedo = ({ future }: History): boolean => future.length > 0;

/** Restores the moment before the last step; the same history at the end. */
export function undo(history: History): History {
  const { present, past, future } = history;
  const last = past.at(-1);
  if (last === undefined) return history;
  const { design, selection } = last;
  return { present: { design, selection }, past: past.slice(0, -1), future: [...future, present] };
}

/** Repeats the step that was undone last; the same history at the end. */
export function redo(history: History): History {
  const { present, past, future } = history;
  const next = future.at(-1);
  if (next === undefined) return history;
  return { present: next, past: [...past, { ...present, mergeKey: undefined }], future: future.slice(0, -1) };
}
