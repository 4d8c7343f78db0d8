import { AppError, collapseSpace, foldCase, limits } from '@kilim/contract';

/** Trims a name and collapses white space; throws `project_name_required` when it is empty. */
export function cleanName(name: string): string {
  const clean = collapseSpace(name);
  if (clean === '') throw new AppError('project_name_required');
  return clean;
}

/**
 * Two names with the same key are duplicates (docs/rules/projects.md#name): `IŞIK`, `ışık` and `işik` are equal, `isik` is
 * not.
 */
export const nameKeyOf = (name: string): string => foldCase(collapseSpace(name));

/** The name of a project created by a turn: with the first free suffix ` 2`, ` 3` … when it is taken. */
export function findFreeName(name: string, isTaken: (nameKey: string) => boolean): string {
  let candidate = name.slice(0, limits.projectNameMaximum).trim();
  for (let number = 2; isTaken(nameKeyOf(candidate)); number += 1) {
    const suffix = ` ${number}`;
    candidate = name.slice(0, limits.projectNameMaximum - suffix.length).trim() + suffix;
  }
  return candidate;
}

/** The name of a copied, imported or restored project: with the first free suffix ` (2)`, ` (3)` … when it is taken. */
export function findCopyName(name: string, isTaken: (nameKey: string) => boolean): string {
  const whole = name.slice(0, limits.projectNameMaximum).trim();
  if (!isTaken(nameKeyOf(whole))) return whole;
  const base = whole.replace(/ \(\d{1,6}\)$/, '');
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`;
    const candidate = base.slice(0, limits.projectNameMaximum - suffix.length).trim() + suffix;
    if (!isTaken(nameKeyOf(candidate))) return candidate;
  }
}
