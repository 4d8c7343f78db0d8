import type { ProjectFiles } from '@kilim/app-kit';
import { diff3Merge } from 'node-diff3';

export interface MergeInput {
  /** What the composer printed before the change. */
  readonly previous: ProjectFiles;
  /** The project as it is, with changes by hand or by a model. */
  readonly current: ProjectFiles;
  /** What the composer prints after the change. */
  readonly next: ProjectFiles;
}

export interface MergedProject {
  /** Files to write, and null for files to delete; unchanged files are left out. */
  readonly changes: Readonly<Record<string, string | null>>;
  /** Files that were changed by hand in the same places: they stay as they are. */
  readonly conflicts: readonly string[];
}

/** Lines above this are not merged: the file stays as it is. */
const lineMaximum = 5000;

function mergeText(previous: string, current: string, next: string): string | undefined {
  const [base, left, right] = [previous, current, next].map((text) => text.split('\n')) as [
    string[],
    string[],
    string[],
  ];
  if (Math.max(base.length, left.length, right.length) > lineMaximum) return undefined;
  const merged: string[] = [];
  for (const region of diff3Merge(left, base, right, { excludeFalseConflicts: true })) {
    if (region.ok === undefined) return undefined;
    merged.push(...region.ok);
  }
  return merged.join('\n');
}

/** One side of a conflict as text, with the line on which the region starts in the current file. */
export interface MergeConflict {
  readonly line: number;
  readonly current: string;
  readonly next: string;
}

/** The first region that both sides changed; the whole files if one was deleted or they have no common origin. */
export function findConflict(previous: string | undefined, current: string, next: string): MergeConflict {
  const whole = { line: 1, current, next };
  if (previous === undefined) return whole;
  const [base, left, right] = [previous, current, next].map((text) => text.split('\n')) as [
    string[],
    string[],
    string[],
  ];
  if (Math.max(base.length, left.length, right.length) > lineMaximum) return whole;
  const regions = diff3Merge(left, base, right, { excludeFalseConflicts: true });
  const { conflict } = regions.find((region) => region.conflict !== undefined) ?? {};
  if (conflict === undefined) return whole;
  return { line: conflict.aIndex + 1, current: conflict.a.join('\n'), next: conflict.b.join('\n') };
}

const own = (files: ProjectFiles, path: string): string | undefined =>
  Object.hasOwn(files, path) ? files[path] : undefined;

/**
 * Brings a change of the printed project into one that was edited since: three-way merge per file. A file with
 * overlapping edits keeps its content and is named.
 */
export function mergeProject({ previous, current, next }: MergeInput): MergedProject {
  const changes: Record<string, string | null> = {};
  const conflicts: string[] = [];
  for (const path of new Set([...Object.keys(next), ...Object.keys(previous)])) {
    const before = own(previous, path);
    const now = own(current, path);
    const after = own(next, path);
    if (before === after || now === after) continue;
    if (now === before) {
      changes[path] = after ?? null;
      continue;
    }
    // Deleted on one side and changed on the other, or written on both sides without a common origin.
    if (now === undefined || after === undefined || before === undefined) {
      conflicts.push(path);
      continue;
    }
    const merged = mergeText(before, now, after);
    if (merged === undefined) conflicts.push(path);
    else changes[path] = merged;
  }
  return { changes, conflicts };
}
