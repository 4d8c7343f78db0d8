import { countChangedLines, readBinaryReference } from '@kilim/app-kit';
import type { FileChange } from '@kilim/contract';
import { createLoopBudget } from '../../../platform/loop/index.ts';
import type { FileSet, FileSetDifference } from '../files/file-set.ts';
import { pairRenames } from './pair-renames.ts';

// An exact count costs the square of the lines that differ, which are at most 2,000 per file. A version may change 400
// files while its project is locked, so above this sum (about 0.2 s) lines are counted without a comparison.
const workMaximum = 40_000_000;
const comparedLinesMaximum = 2_000;

function countLines(text: string): number {
  if (text === '') return 0;
  let lines = text.endsWith('\n') ? 0 : 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/**
 * Counts added and removed lines of each changed file and pairs renames, ordered by path. `contentOf` returns the
 * content of a hash; changes in `known` are not counted again. Yields to the event loop between files.
 */
export async function summarizeChanges(
  before: FileSet,
  after: FileSet,
  difference: FileSetDifference,
  contentOf: (hash: string) => string,
  known: ReadonlyMap<string, FileChange> = new Map(),
): Promise<FileChange[]> {
  const textAt = (files: FileSet, path: string): string => {
    const info = files.get(path);
    const text = info ? contentOf(info.hash) : '';
    // A binary file has no lines.
    return readBinaryReference(text) ? '' : text;
  };
  let work = 0;
  const countUpdate = (path: string): { added: number; removed: number } => {
    const [old, fresh] = [textAt(before, path), textAt(after, path)];
    const [oldLines, freshLines] = [countLines(old), countLines(fresh)];
    work += Math.min(comparedLinesMaximum, oldLines + freshLines) ** 2 / 2;
    if (work > workMaximum) return { added: freshLines, removed: oldLines };
    return countChangedLines(old, fresh);
  };
  const spendBudget = createLoopBudget();
  const changes: FileChange[] = [];
  const add = async (
    path: string,
    kind: FileChange['kind'],
    count: (path: string) => { added: number; removed: number },
  ): Promise<void> => {
    await spendBudget();
    changes.push(known.get(path) ?? { path, kind, ...count(path) });
  };
  for (const path of difference.created) {
    await add(path, 'created', () => ({ added: countLines(textAt(after, path)), removed: 0 }));
  }
  for (const path of difference.updated) await add(path, 'updated', countUpdate);
  for (const path of difference.deleted) {
    await add(path, 'deleted', () => ({ added: 0, removed: countLines(textAt(before, path)) }));
  }
  const sorted = changes.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return pairRenames(sorted, before, after);
}
