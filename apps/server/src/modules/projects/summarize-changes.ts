import { countChangedLines } from '@kilim/app-kit';
import type { FileChange } from '@kilim/contract';
import { createLoopBudget } from '../../platform/loop/index.ts';
import type { FileSet, FileSetDifference } from './file-set.ts';

// Counting exactly costs the square of the lines that differ, at worst 2000 a file. A version may rewrite 400 files
// while the project's row is held, so past this sum (about 0.2 s) lines are counted without being compared.
const workMaximum = 40_000_000;
const exactMaximum = 2_000;

function countLines(text: string): number {
  if (text === '') return 0;
  let lines = text.endsWith('\n') ? 0 : 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/**
 * Lines that each changed file gained and lost, by path. `contentOf` answers a text by its hash. Pauses between files,
 * because counting 20 MB would keep all others waiting.
 */
export async function summarizeChanges(
  before: FileSet,
  after: FileSet,
  difference: FileSetDifference,
  contentOf: (hash: string) => string,
): Promise<FileChange[]> {
  const textAt = (files: FileSet, path: string): string => {
    const fact = files.get(path);
    return fact ? contentOf(fact.hash) : '';
  };
  let work = 0;
  const countUpdate = (path: string): { added: number; removed: number } => {
    const [old, fresh] = [textAt(before, path), textAt(after, path)];
    const [oldLines, freshLines] = [countLines(old), countLines(fresh)];
    work += Math.min(exactMaximum, oldLines + freshLines) ** 2 / 2;
    if (work > workMaximum) return { added: freshLines, removed: oldLines };
    return countChangedLines(old, fresh);
  };
  const spendBudget = createLoopBudget();
  const changes: FileChange[] = [];
  for (const path of difference.created) {
    await spendBudget();
    changes.push({ path, kind: 'created', added: countLines(textAt(after, path)), removed: 0 });
  }
  for (const path of difference.updated) {
    await spendBudget();
    changes.push({ path, kind: 'updated', ...countUpdate(path) });
  }
  for (const path of difference.deleted) {
    await spendBudget();
    changes.push({ path, kind: 'deleted', added: 0, removed: countLines(textAt(before, path)) });
  }
  return changes.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
