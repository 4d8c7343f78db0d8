import { createPositionFinder } from '@kilim/app-kit';
import { LOOP_GUARD } from '../protocol.ts';
import { parseLoops } from './parse-loops.ts';
import { scanLoops } from './scan-loops.ts';

/** Text put into one line of the code: what stands behind `column` (from 1) moved right by `length`. */
export interface Insertion {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

export interface GuardedCode {
  readonly code: string;
  /** In the order of the text. */
  readonly insertions: readonly Insertion[];
}

const LOOP_WORD = /\b(?:for|while|do)\b/;

/**
 * Puts a check at the start of the body of every loop, on the lines that are there. The check counts down and asks
 * the clock now and then; the frame throws where the loop stands. Code without a loop is returned as it is.
 * Packages have no guards: their own loops end, and a callback or generator of the project that keeps one going is
 * guarded itself. What stays is code that the app builds from text, and single calls that never return; those are
 * seen by the watchdog, or by the note that leads to safe mode.
 */
export function addLoopGuards(code: string): GuardedCode {
  const untouched = { code, insertions: [] };
  if (!LOOP_WORD.test(code)) return untouched;
  // Code that neither can read is newer than the parser: it runs without guards, and the watchdog still sees a hang.
  const loops = scanLoops(code) ?? parseLoops(code) ?? [];
  if (loops.length === 0) return untouched;

  const parts: string[] = [];
  const insertions: Insertion[] = [];
  const findPosition = createPositionFinder(code);
  let last = 0;
  for (const { start, body, isBlock } of loops) {
    const { line, column } = findPosition(start);
    const check = `--${LOOP_GUARD}.left<0&&${LOOP_GUARD}.check(${line},${column})`;
    // A single statement becomes the else branch: its end needn't be known, and an `else` that follows stays with the
    // `if` it belonged to. `ask` returns nothing, so the statement always runs.
    const text = isBlock ? `${check};` : `if(${check});else `;
    const at = isBlock ? body + 1 : body;
    parts.push(code.slice(last, at), text);
    insertions.push({ ...findPosition(at), length: text.length });
    last = at;
  }
  parts.push(code.slice(last));
  return { code: parts.join(''), insertions };
}

/** The column (from 1) before the insertions; a place inside of one is where it was put. */
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
