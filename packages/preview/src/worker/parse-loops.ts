import { type Node, Parser } from 'acorn';
import type { LoopPosition } from './loop-position.ts';

interface Loop extends Node {
  readonly body: Node;
}

/** Without for-in, which always ends. */
const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoWhileStatement', 'ForOfStatement']);

function isLoop(node: Node): node is Loop {
  return LOOPS.has(node.type) && 'body' in node;
}

type FinishNode = (this: Parser, node: Node, type: string) => Node;
// Missing in acorn's types, but plugins of acorn override it.
const finishNode = Reflect.get(Parser.prototype, 'finishNode') as FinishNode;

let found: LoopPosition[] = [];

/** Collects loops while parsing, without another pass over the syntax tree. */
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

/** Finds loops by a complete parse, which is exact but slow. Null if the code does not parse. */
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
