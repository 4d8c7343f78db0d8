import { type ProjectFiles, readProjectFile } from '@kilim/app-kit';
import { findConflict, mergeProject } from '@kilim/composer';
import { AppError } from '@kilim/contract';
import { applyChanges, type FileChanges } from './file-changes.ts';

export type SavedMerge =
  | { readonly ok: true; readonly current: ProjectFiles; readonly files: ProjectFiles }
  | { readonly ok: false; readonly error: AppError };

/** Maximum length of one side in the error. */
const sideMaximum = 2_000;

/**
 * Merges three ways per file: `base` is what the prompt contained, `answered` is the answer applied to it, `saved` is what
 * the user changed during the turn. A conflict is an error with both sides, and nothing is written
 * (docs/rules/turn-protocol.md#base-version).
 */
export function mergeSaved(base: ProjectFiles, answered: ProjectFiles, saved: FileChanges): SavedMerge {
  if (Object.keys(saved).length === 0) return { ok: true, current: base, files: answered };
  const current = applyChanges(base, saved);
  const { changes, conflicts } = mergeProject({ previous: base, current, next: answered });
  const [path] = conflicts;
  if (path === undefined) return { ok: true, current, files: applyChanges(current, changes) };
  const sides = findConflict(
    readProjectFile(base, path),
    readProjectFile(current, path) ?? '',
    readProjectFile(answered, path) ?? '',
  );
  const params = {
    path,
    line: sides.line,
    mine: sides.current.slice(0, sideMaximum),
    theirs: sides.next.slice(0, sideMaximum),
  };
  return { ok: false, error: new AppError('turn_conflict', { params }) };
}
