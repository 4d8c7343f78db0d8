import type { Inspection } from '../checks/inspection.ts';
import { nameOf, nodeOf, nodesOf, type SyntaxNode, walkSyntax } from '../syntax/syntax-node.ts';

/** An attribute of an opening tag; `value` is a literal or the expression in braces, `undefined` without a value. */
export interface TagAttribute {
  readonly name: string;
  readonly node: SyntaxNode;
  readonly nameNode: SyntaxNode;
  readonly value: SyntaxNode | undefined;
  /** The value with its quotes or braces. */
  readonly holder: SyntaxNode | undefined;
}

/** A JSX element with the component of react-native that it is; '' for other components. */
export interface Tag {
  readonly name: string;
  readonly component: string;
  readonly element: SyntaxNode;
  readonly opening: SyntaxNode;
  readonly attributes: readonly TagAttribute[];
  readonly hasSpread: boolean;
}

/** The components of react-native by their local names. */
export function findNativeComponents(
  inspection: Extract<Inspection, { ok: true }>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { specifier, names } of inspection.imports) {
    if (specifier !== 'react-native') continue;
    for (const { imported, local } of names) found.set(local, imported);
  }
  return found;
}

function readAttribute(node: SyntaxNode): TagAttribute {
  const holder = nodeOf(node, 'value');
  const value = holder?.type === 'JSXExpressionContainer' ? nodeOf(holder, 'expression') : holder;
  const nameNode = nodeOf(node, 'name') ?? node;
  return { name: nameOf(nameNode), node, nameNode, value, holder };
}

/** All elements of a tree with a plain or dotted name. */
export function listTags(tree: SyntaxNode, components: ReadonlyMap<string, string>): readonly Tag[] {
  const tags: Tag[] = [];
  walkSyntax(tree, (element) => {
    const opening = element.type === 'JSXElement' ? nodeOf(element, 'openingElement') : undefined;
    if (opening === undefined) return;
    const name = nameOf(nodeOf(opening, 'name'));
    const all = nodesOf(opening, 'attributes');
    const attributes = all.filter(({ type }) => type === 'JSXAttribute').map(readAttribute);
    const hasSpread = attributes.length < all.length;
    tags.push({ name, component: components.get(name) ?? '', element, opening, attributes, hasSpread });
  });
  return tags;
}

/** The text of a string literal, also in braces; `undefined` for anything else. */
export function textOf(node: SyntaxNode | undefined): string | undefined {
  const value = node?.type === 'Literal' ? node['value'] : undefined;
  return typeof value === 'string' ? value : undefined;
}
