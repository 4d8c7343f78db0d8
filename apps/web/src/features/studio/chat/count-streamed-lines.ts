import { countChangedLines, type LineCounts } from '@kilim/app-kit';
import type { TurnFile } from '@kilim/contract';
import { countLines } from './count-lines.ts';

/**
 * The lines that a streamed file adds and removes. They are exact once a written or deleted file is complete; an
 * unfinished file and an edit count the lines received so far, because what they replace is not known.
 */
export function countStreamedLines(file: TurnFile, before: string): LineCounts {
  if (file.mode === 'delete') return { added: 0, removed: countLines(before) };
  if (file.mode === 'write' && file.isDone) return countChangedLines(before, file.content);
  return { added: countLines(file.content), removed: 0 };
}

/** Counts the lines of files that were `before`; an unchanged file is counted once, not again with every delta. */
export function createLineCounter(
  before: ReadonlyMap<string, { readonly content: string }>,
): (file: TurnFile) => LineCounts {
  const known = new WeakMap<TurnFile, LineCounts>();
  return (file) => {
    const counts = known.get(file) ?? countStreamedLines(file, before.get(file.path)?.content ?? '');
    known.set(file, counts);
    return counts;
  };
}
