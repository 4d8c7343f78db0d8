import { nameOf, nodeOf, type SyntaxNode } from '../syntax/syntax-node.ts';

/** A node with those around it, from the outermost. */
export interface Place {
  readonly node: SyntaxNode;
  readonly parent: Place | undefined;
}

const windows = new Set(['window', 'globalThis']);

/** The name of a global value: of `localStorage` and of `window.localStorage`; '' for anything else. */
export function globalName(node: SyntaxNode | undefined, isFree: (name: string) => boolean): string {
  if (node?.type === 'Identifier') return isFree(nameOf(node)) ? nameOf(node) : '';
  if (node?.type !== 'MemberExpression' || node['computed'] === true) return '';
  const object = nameOf(nodeOf(node, 'object'));
  return windows.has(object) && isFree(object) ? nameOf(nodeOf(node, 'property')) : '';
}
