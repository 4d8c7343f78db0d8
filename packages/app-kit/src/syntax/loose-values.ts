import { childrenOf, nameOf, nodeOf, nodesOf, type SyntaxNode } from './syntax-node.ts';

/** An expression between tags that shows text: a string, a template, or a number that a condition leaves over. */
export interface LooseValue {
  readonly tag: string;
  readonly start: number;
  readonly end: number;
  /** For a number in front of `&&`, which shows 0 when it is 0: the comparison that repairs it. */
  readonly guard?: string;
}

interface Shown {
  readonly node: SyntaxNode;
  readonly guard?: string;
}

/** The parts of an expression that may be shown, without the conditions. */
function listShown(expression: SyntaxNode, numbers: ReadonlySet<string>): Shown[] {
  const shown: Shown[] = [];
  const open = [expression];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'ParenthesizedExpression') open.push(...childrenOf(node));
    else if (node.type === 'ConditionalExpression') {
      for (const field of ['consequent', 'alternate']) open.push(...[nodeOf(node, field) ?? []].flat());
    } else if (node.type === 'LogicalExpression') {
      const [left, right] = [nodeOf(node, 'left'), nodeOf(node, 'right')];
      if (right !== undefined) open.push(right);
      if (node['operator'] !== '&&' && left !== undefined) open.push(left);
      else if (left !== undefined && isLength(left)) shown.push({ node: left, guard: ' > 0' });
      else if (left?.type === 'Identifier' && numbers.has(nameOf(left)))
        shown.push({ node: left, guard: ' !== 0' });
    } else if (isText(node)) shown.push({ node });
  }
  return shown;
}

const isLength = (node: SyntaxNode): boolean =>
  node.type === 'MemberExpression' &&
  node['computed'] !== true &&
  nameOf(nodeOf(node, 'property')) === 'length';

/** Whether an expression is certainly a text that is not blank, or a number. */
function isText(node: SyntaxNode): boolean {
  if (node.type === 'TemplateLiteral') return true;
  const { value } = node;
  if (node.type === 'Literal')
    return typeof value === 'number' || (typeof value === 'string' && value !== '');
  if (isLength(node)) return true;
  if (node.type !== 'BinaryExpression' || node['operator'] !== '+') return false;
  const sides = [nodeOf(node, 'left'), nodeOf(node, 'right')];
  return sides.some(
    (side) =>
      side?.type === 'TemplateLiteral' || typeof (side?.type === 'Literal' && side['value']) === 'string',
  );
}

/**
 * Finds strings and numbers in braces between tags, by position. The content of a fragment belongs to its parent;
 * `numbers` are names that always are numbers.
 */
export function findLooseValues(
  elements: readonly SyntaxNode[],
  numbers: ReadonlySet<string> = new Set(),
): LooseValue[] {
  const found: LooseValue[] = [];
  const tags = new Map<SyntaxNode, string>();
  // Parents are listed before their children.
  for (const node of elements) {
    const opening = nodeOf(node, 'openingElement');
    const isFragment = node.type === 'JSXFragment';
    const tag = isFragment ? (tags.get(node) ?? '') : nameOf(opening && nodeOf(opening, 'name'));
    for (const child of nodesOf(node, 'children')) {
      if (child.type === 'JSXFragment') tags.set(child, tag);
      const expression = child.type === 'JSXExpressionContainer' ? nodeOf(child, 'expression') : undefined;
      if (expression === undefined || tag === '') continue;
      for (const { node: shown, ...rest } of listShown(expression, numbers)) {
        found.push({ tag, start: shown.start, end: shown.end, ...rest });
      }
    }
  }
  return found.toSorted((left, right) => left.start - right.start);
}
