import { type Node, Parser } from 'acorn';
import { LOOP_GUARD } from '../protocol.ts';

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

interface Place {
  readonly line: number;
  readonly column: number;
}

interface Loop extends Node {
  readonly body: Node;
}

/** for-in ends by itself: an object has as many keys as it has. */
const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoWhileStatement', 'ForOfStatement']);

function isLoop(node: Node): node is Loop {
  return LOOPS.has(node.type) && 'body' in node;
}

type FinishNode = (this: Parser, node: Node, type: string) => Node;
// Missing in the parser's types; its plugins override it all the same.
const finishNode = Reflect.get(Parser.prototype, 'finishNode') as FinishNode;

let found: Loop[] = [];

/** Notes each loop as the parser meets its end, which spares a walk over the tree. */
class LoopParser extends Parser {
  finishNode(node: Node, type: string): Node {
    const finished = finishNode.call(this, node, type);
    if (isLoop(finished)) found.push(finished);
    return finished;
  }
}

function findLoops(code: string): readonly Loop[] {
  found = [];
  try {
    LoopParser.parse(code, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: true,
    });
  } catch {
    // Newer than the parser: it runs without guards, and the watchdog still sees a hang.
    return [];
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Turns offsets into lines and columns; offsets are asked for in ascending order. */
function placeFinder(code: string): (offset: number) => Place {
  let line = 1;
  let start = 0;
  return (offset) => {
    for (let end = code.indexOf('\n', start); end >= 0 && end < offset; end = code.indexOf('\n', start)) {
      line += 1;
      start = end + 1;
    }
    return { line, column: offset - start + 1 };
  };
}

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
  const loops = findLoops(code);
  if (loops.length === 0) return untouched;

  const placeOfLoop = placeFinder(code);
  const edits: { readonly at: number; readonly text: string; readonly closes: boolean }[] = [];
  for (const { start, body } of loops) {
    const { line, column } = placeOfLoop(start);
    const check = `--${LOOP_GUARD}.left<0&&${LOOP_GUARD}.ask(${line},${column});`;
    if (body.type === 'BlockStatement') edits.push({ at: body.start + 1, text: check, closes: false });
    else
      edits.push(
        { at: body.start, text: `{${check}`, closes: false },
        { at: body.end, text: '}', closes: true },
      );
  }
  // At one place, the braces of what ends come before what begins.
  edits.sort((one, other) => one.at - other.at || Number(other.closes) - Number(one.closes));

  const place = placeFinder(code);
  const parts: string[] = [];
  const insertions: Insertion[] = [];
  let last = 0;
  for (const { at, text } of edits) {
    parts.push(code.slice(last, at), text);
    insertions.push({ ...place(at), length: text.length });
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
