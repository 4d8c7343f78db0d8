import type { UsedApi } from './phone-apis.ts';
import { childrenOf, nameOf, nodeOf, type SyntaxNode } from './syntax-node.ts';

const hooks =
  /^use(?:Callback|Context|Effect|Id|ImperativeHandle|LayoutEffect|Memo|Reducer|Ref|State|SyncExternalStore|Transition)$/;

/** The parts of a node that run only under a condition or repeatedly. */
const conditional: Readonly<Record<string, readonly string[]>> = {
  IfStatement: ['consequent', 'alternate'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['right'],
  ForStatement: ['test', 'update', 'body'],
  ForInStatement: ['body'],
  ForOfStatement: ['body'],
  WhileStatement: ['body'],
  DoWhileStatement: ['body'],
  SwitchCase: ['consequent'],
};

/** Hooks of React that a component calls in a condition or a loop, by position. A function inside starts without conditions. */
export function findConditionalHooks(source: string, program: SyntaxNode): UsedApi[] {
  if (!/\buse[A-Z]\w{0,40}(?:<[^>]{0,200}>)?\(/.test(source)) return [];
  const found: UsedApi[] = [];
  const open: (readonly [node: SyntaxNode, isConditional: boolean])[] = [[program, false]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, isConditional] = next;
    const callee = node.type === 'CallExpression' ? nodeOf(node, 'callee') : undefined;
    const isReact = callee?.type === 'MemberExpression' && nameOf(nodeOf(callee, 'object')) === 'React';
    const name = nameOf(isReact ? nodeOf(callee, 'property') : callee);
    if (isConditional && hooks.test(name)) found.push({ name, offset: node.start });
    const isFunction = /Function(?:Expression|Declaration)$/.test(node.type);
    const fields = conditional[node.type] ?? [];
    for (const child of childrenOf(node)) {
      const isPart = fields.some((field) => {
        const value = node[field];
        return value === child || (Array.isArray(value) && value.includes(child));
      });
      open.push([child, !isFunction && (isConditional || isPart)]);
    }
  }
  return found.toSorted((left, right) => left.offset - right.offset);
}
