/** A node of the syntax tree (ESTree with TypeScript and JSX); other fields depend on the type. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The node of a field, if there is one. */
export function nodeOf(node: SyntaxNode, field: string): SyntaxNode | undefined {
  const value = node[field];
  return isNode(value) ? value : undefined;
}

/** The nodes of a list field; holes of array patterns are left out. */
export function nodesOf(node: SyntaxNode, field: string): readonly SyntaxNode[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** All direct children in the order of the fields. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (const field in node) {
    const value = node[field];
    if (typeof value !== 'object' || value === null) continue;
    if (isNode(value)) children.push(value);
    else if (Array.isArray(value)) for (const item of value) if (isNode(item)) children.push(item);
  }
  return children;
}

/** The name of an identifier, of any kind; '' for other nodes. */
export function nameOf(node: SyntaxNode | undefined): string {
  const name = node?.['name'];
  return typeof name === 'string' ? name : '';
}

/** Visits a node and its descendants. Without recursion, because a long sum is nested as deeply as it is long. */
export function walkSyntax(root: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    visit(node);
    for (const child of childrenOf(node)) open.push(child);
  }
}
