import { historyMaximum } from '../history/history.ts';
import type { ProjectTexts } from './module-facts.ts';

/** An edit as the texts of its files before and after it, with the selections that belong to them. */
export interface SourceStep {
  readonly path: string;
  readonly before: ProjectTexts;
  readonly after: ProjectTexts;
  readonly selectedBefore: string | null;
  readonly selectedAfter: string | null;
  readonly mergeKey: string | undefined;
}

/** Edits that can be undone and redone, with the limit of the designs: docs/rules/designer.md#undo */
export interface SourceHistory {
  /** The newest last. */
  readonly past: readonly SourceStep[];
  /** The next one last. */
  readonly future: readonly SourceStep[];
}

export const emptySourceHistory: SourceHistory = { past: [], future: [] };

/** Adds a step. Following steps with the same key are one, such as those of a scrubbed number. */
export function recordSource({ past }: SourceHistory, step: SourceStep): SourceHistory {
  const last = past.at(-1);
  if (last === undefined || step.mergeKey === undefined || last.mergeKey !== step.mergeKey)
    return { past: [...past.slice(1 - historyMaximum), step], future: [] };
  const merged: SourceStep = {
    ...step,
    before: { ...step.before, ...last.before },
    after: { ...last.after, ...step.after },
    selectedBefore: last.selectedBefore,
  };
  return { past: past.with(-1, merged), future: [] };
}

/** Ends a merged step. */
export function closeSource(history: SourceHistory): SourceHistory {
  const last = history.past.at(-1);
  if (last?.mergeKey === undefined) return history;
  return { ...history, past: history.past.with(-1, { ...last, mergeKey: undefined }) };
}

/** A step in one direction: what the files become, unless someone changed them since. */
export type Restored =
  | { readonly kind: 'nothing' | 'changed-meanwhile' }
  | {
      readonly kind: 'restored';
      readonly history: SourceHistory;
      readonly path: string;
      readonly files: ProjectTexts;
      readonly selected: string | null;
    };

const isPresent = (files: ReadonlyMap<string, { readonly content: string }>, texts: ProjectTexts): boolean =>
  Object.entries(texts).every(([path, text]) => files.get(path)?.content === text);

type Files = Parameters<typeof isPresent>[0];

export function undoSource({ past, future }: SourceHistory, files: Files): Restored {
  const step = past.at(-1);
  if (step === undefined) return { kind: 'nothing' };
  if (!isPresent(files, step.after)) return { kind: 'changed-meanwhile' };
  const history = { past: past.slice(0, -1), future: [...future, { ...step, mergeKey: undefined }] };
  return { kind: 'restored', history, path: step.path, files: step.before, selected: step.selectedBefore };
}

export function redoSource({ past, future }: SourceHistory, files: Files): Restored {
  const step = future.at(-1);
  if (step === undefined) return { kind: 'nothing' };
  if (!isPresent(files, step.before)) return { kind: 'changed-meanwhile' };
  const history = { past: [...past, step], future: future.slice(0, -1) };
  return { kind: 'restored', history, path: step.path, files: step.after, selected: step.selectedAfter };
}
