import type { Patch } from '../source/patch-source.ts';
import { nameOf, nodeOf, nodesOf, type SyntaxNode, walkSyntax } from '../syntax/syntax-node.ts';

const lengthMaximum = 2000;

/**
 * Patches that turn a handler of a web event into one of its value: `(e) => setText(e.target.value)` becomes
 * `(text) => setText(text)`. A setter needs no patch. `undefined` if the handler reads anything else of the event.
 */
export function readTextHandler(
  source: string,
  handler: SyntaxNode | undefined,
  member: 'value' | 'checked',
  replacement: string,
): readonly Patch[] | undefined {
  if (handler?.type === 'Identifier') return /^set[A-Z]/.test(nameOf(handler)) ? [] : undefined;
  const [event, ...others] = handler === undefined ? [] : nodesOf(handler, 'params');
  if (handler?.type !== 'ArrowFunctionExpression' || event?.type !== 'Identifier' || others.length > 0)
    return undefined;
  if (handler.end - handler.start > lengthMaximum) return undefined;
  const name = nameOf(event);
  const reads: SyntaxNode[] = [];
  let uses = 0;
  const body = nodeOf(handler, 'body');
  if (body === undefined) return undefined;
  walkSyntax(body, (node) => {
    if (node.type === 'Identifier' && nameOf(node) === name) uses += 1;
    const target = node.type === 'MemberExpression' ? nodeOf(node, 'object') : undefined;
    const isTarget = /^(?:currentT|t)arget$/.test(nameOf(target && nodeOf(target, 'property')));
    const isEvent = nameOf(target && nodeOf(target, 'object')) === name;
    if (isTarget && isEvent && nameOf(nodeOf(node, 'property')) === member) reads.push(node);
  });
  if (uses !== reads.length || uses === 0) return undefined;
  const text = source.slice(body.start, body.end);
  const isTaken = new RegExp(`(?<![\\w.'"-])${replacement}\\b`).test(text);
  const local = isTaken ? `new${replacement[0]?.toUpperCase()}${replacement.slice(1)}` : replacement;
  const typed = nodeOf(event, 'typeAnnotation');
  return [
    { start: event.start, end: typed?.end ?? event.end, text: local },
    ...reads.map(({ start, end }): Patch => ({ start, end, text: local })),
  ];
}
