import { nameOf, nodeOf, nodesOf, type SyntaxNode, walkSyntax } from '../syntax/syntax-node.ts';

/** The parts of a `style` expression that are objects: of arrays, conditions and `&&`. */
function listParts(expression: SyntaxNode): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const open = [expression];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'ObjectExpression') found.push(node);
    else if (node.type === 'ArrayExpression') open.push(...nodesOf(node, 'elements'));
    else {
      for (const field of ['consequent', 'alternate', 'left', 'right', 'expression']) {
        const part = /^(?:Conditional|Logical|Parenthesized|TSAs|TSSatisfies)Expression$/.test(node.type)
          ? nodeOf(node, field)
          : undefined;
        if (part !== undefined) open.push(part);
      }
    }
  }
  return found;
}

/** The named styles of `StyleSheet.create({ … })`; `undefined` for other calls. */
export function readStyleSheet(call: SyntaxNode): SyntaxNode | undefined {
  const callee = call.type === 'CallExpression' ? nodeOf(call, 'callee') : undefined;
  const isSheet =
    nameOf(callee && nodeOf(callee, 'object')) === 'StyleSheet' &&
    nameOf(callee && nodeOf(callee, 'property')) === 'create';
  const [styles] = isSheet ? nodesOf(call, 'arguments') : [];
  return styles?.type === 'ObjectExpression' ? styles : undefined;
}

/** The style objects of a module: in style sheets and in attributes such as `style`. */
export function listStyleObjects(tree: SyntaxNode): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  walkSyntax(tree, (node) => {
    const sheet = readStyleSheet(node);
    for (const style of sheet === undefined ? [] : nodesOf(sheet, 'properties')) {
      const value = nodeOf(style, 'value');
      if (value?.type === 'ObjectExpression') found.push(value);
    }
    const holder =
      node.type === 'JSXAttribute' && /^(?:style|\w+Style)$/.test(nameOf(nodeOf(node, 'name')))
        ? nodeOf(node, 'value')
        : undefined;
    const expression = holder && nodeOf(holder, 'expression');
    if (expression !== undefined) found.push(...listParts(expression));
  });
  // Nested objects such as shadowOffset hold lengths too.
  const nested = found.flatMap((style) =>
    nodesOf(style, 'properties').flatMap((each) => {
      const value = nodeOf(each, 'value');
      return keyOf(each).endsWith('Offset') && value?.type === 'ObjectExpression' ? [value] : [];
    }),
  );
  return [...found, ...nested];
}

/** The name of a property, quoted or not; '' for a spread or a computed one. */
export function keyOf(property: SyntaxNode): string {
  const key = property['computed'] === true ? undefined : nodeOf(property, 'key');
  const value = key?.['value'];
  return nameOf(key) || (typeof value === 'string' ? value : '');
}
