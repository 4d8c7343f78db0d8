import { type Patch, patchSource } from '../source/patch-source.ts';
import { nameOf, nodeOf, nodesOf, type SyntaxNode, walkSyntax } from '../syntax/syntax-node.ts';
import type { SourceFixer } from './fixer.ts';

const lengthMaximum = 5000;

/** The element that a callback returns, if that is all it returns. */
function findReturned(callback: SyntaxNode): SyntaxNode | undefined {
  let node = nodeOf(callback, 'body');
  if (node?.type === 'BlockStatement') {
    const returns = nodesOf(node, 'body').filter(({ type }) => type === 'ReturnStatement');
    node = returns.length === 1 ? returns[0] && nodeOf(returns[0], 'argument') : undefined;
  }
  while (node?.type === 'ParenthesizedExpression') node = nodeOf(node, 'expression');
  return node?.type === 'JSXElement' ? node : undefined;
}

function addKey(source: string, call: SyntaxNode): readonly Patch[] {
  const callee = nodeOf(call, 'callee');
  if (callee?.type !== 'MemberExpression' || nameOf(nodeOf(callee, 'property')) !== 'map') return [];
  const [callback, ...others] = nodesOf(call, 'arguments');
  const isFunction = /^(?:ArrowFunction|Function)Expression$/.test(callback?.type ?? '');
  if (callback === undefined || !isFunction || others.length > 0) return [];
  const element = findReturned(callback);
  const opening = element && nodeOf(element, 'openingElement');
  const name = opening && nodeOf(opening, 'name');
  if (opening === undefined || name === undefined || opening.end - name.end > lengthMaximum) return [];
  const attributes = nodesOf(opening, 'attributes');
  const hasKey = attributes.some(
    (each) => each.type !== 'JSXAttribute' || nameOf(nodeOf(each, 'name')) === 'key',
  );
  const [item, index] = nodesOf(callback, 'params');
  if (hasKey || item === undefined) return [];
  const at = (text: string): Patch => ({ start: name.end, end: name.end, text: ` key={${text}}` });
  if (
    item.type === 'Identifier' &&
    new RegExp(`\\b${nameOf(item).replaceAll('$', '\\$')}\\.id\\b`).test(
      source.slice(opening.start, Math.min(callback.end, opening.start + lengthMaximum)),
    )
  )
    return [at(`${nameOf(item)}.id`)];
  if (index !== undefined) return index.type === 'Identifier' ? [at(nameOf(index))] : [];
  const head = source.slice(callback.start, Math.min(callback.end, callback.start + lengthMaximum));
  if (/\bindex\b/.test(head) || callback.end - callback.start > lengthMaximum) return [];
  const hasParentheses = /^(?:async\s*)?\(|^function/.test(head);
  const parameter = hasParentheses
    ? [{ start: item.end, end: item.end, text: ', index' }]
    : [{ start: item.start, end: item.end, text: `(${source.slice(item.start, item.end)}, index)` }];
  return [...parameter, at('index')];
}

/** Gives the elements of a list a key: the item's id if the code reads it, else the position. */
export const fixMissingKey: SourceFixer = {
  kind: 'missing-key',
  fix: ({ file: { source }, readTree }) => {
    const tree = /\.map\(/.test(source) && source.includes('<') ? readTree() : undefined;
    if (tree === undefined) return undefined;
    const patches: Patch[] = [];
    walkSyntax(tree, (node) => {
      if (node.type === 'CallExpression') patches.push(...addKey(source, node));
    });
    if (patches.length === 0) return undefined;
    return { source: patchSource(source, patches), params: { count: String(patches.length) } };
  },
};
