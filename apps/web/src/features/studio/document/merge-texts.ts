import { diff3Merge } from 'node-diff3';

/**
 * Merges two changes of a text line by line; null when they touch the same lines, which the user has to decide
 * (docs/rules/studio.md#conflicts).
 */
export function mergeTexts(base: string, mine: string, theirs: string): string | null {
  if (mine === base || mine === theirs) return theirs;
  if (theirs === base) return mine;
  const lines = (text: string): string[] => text.split('\n');
  const regions = diff3Merge(lines(mine), lines(base), lines(theirs), { excludeFalseConflicts: true });
  const merged: string[] = [];
  for (const { ok } of regions) {
    if (ok === undefined) return null;
    merged.push(...ok);
  }
  return merged.join('\n');
}
