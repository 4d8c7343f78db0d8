import { createPositionFinder } from '@kilim/app-kit';
import { LOOP_GUARD } from '../protocol.ts';
import { parseLoops } from './parse-loops.ts';
import { scanLoops } from './scan-loops.ts';

/** Text inserted into a line: everything after `column` (from 1) moved right by `length`. */
export interface Insertion {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

export interface GuardedCode {
  readonly code: string;
  /** In text order. */
  readonly insertions: readonly Insertion[];
}

const LOOP_WORD = /\b(?:for|while|do)\b/;

/**
 * Inserts a check at the start of every loop body without adding lines. The check counts down and occasionally reads
 * the clock; a loop that blocks for too long throws: docs/rules/preview.md#endless-loops. Packages have no guards,
 * because their own loops end. Code evaluated from strings and calls that never return are only detected by the
 * watchdog.
 */
export function addLoopGuards(code: string): GuardedCode {
  const untouched = { code, insertions: [] };
  if (!LOOP_WORD.test(code)) return untouched;
  // Code that neither the scanner nor the parser understands runs without guards.
  const loops = scanLoops(code) ?? parseLoops(code) ?? [];
  if (loops.length === 0) return untouched;

  const parts: string[] = [];
  const insertions: Insertion[] = [];
  const findPosition = createPositionFinder(code);
  let last = 0;
  for (const { start, body, isBlock } of loops) {
    const { line, column } = findPosition(start);
    const check = `--${LOOP_GUARD}.left<0&&${LOOP_GUARD}.check(${line},${column})`;
    // A single statement becomes an else branch, because its end is unknown and a following `else` must keep its `if`.
    // `check` returns undefined, so the statement always runs.
    const text = isBlock ? `${check};` : `if(${check});else `;
    const at = isBlock ? body + 1 : body;
    parts.push(code.slice(last, at), text);
    insertions.push({ ...findPosition(at), length: text.length });
    last = at;
  }
  parts.push(code.slice(last));
  return { code: parts.join(''), insertions };
}

/** Maps a column (from 1) to the code before the insertions; inside an insertion, to its start. */
export function columnBefore(insertions: readonly Insertion[], line: number, column: number): number {
  let moved = 0;
  for (const insertion of insertions) {
    if (insertion.line !== line) continue;
    const start = insertion.column + moved;
    if (column < start) break;
    if (column < start + insertion.length) return insertion.column;
    moved += insertion.length;
  }
  return column - moved;
}
