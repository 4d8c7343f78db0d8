import { type Node, Parser } from 'acorn';
import type { LoopPosition } from './loop-position.ts';

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

let found: LoopPosition[] = [];

/** Notes each loop as the parser meets its end, which spares a walk over the tree. */
class LoopParser extends Parser {
  finishNode(node: Node, type: string): Node {
    const finished = finishNode.call(this, node, type);
    if (isLoop(finished)) {
      const { start, body } = finished;
      found.push({ start, body: body.start, isBlock: body.type === 'BlockStatement' });
    }
    return finished;
  }
}

/** The loops of a file by a full parse: exact but slow. Null for code that the parser can't read. */
export function parseLoops(code: string): readonly LoopPosition[] | null {
  found = [];
  try {
    LoopParser.parse(code, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: true,
    });
  } catch {
    return null;
  }
  return found.sort((one, other) => one.body - other.body);
}
