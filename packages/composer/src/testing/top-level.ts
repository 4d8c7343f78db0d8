import { parseSync } from 'oxc-parser';

export interface Statement {
  /** Names that it declares. */
  readonly declares: readonly string[];
  /** Names of values and types in it, without keys and properties. */
  readonly mentions: ReadonlySet<string>;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function collectNames(node: unknown, found: Set<string>): void {
  if (!isNode(node)) return;
  const { type, name } = node;
  if (type === 'Identifier' && typeof name === 'string') found.add(name);
  for (const [key, value] of Object.entries(node)) {
    const isKey = key === 'property' || (key === 'key' && node['shorthand'] !== true);
    if (!isKey || node['computed'] === true) collectNames(value, found);
  }
}

/** The names of a declaration; a pattern counts as none. */
function listDeclared(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  if (isNode(node['declaration'])) return listDeclared(node['declaration']);
  const { declarations } = node;
  const parts: readonly unknown[] = Array.isArray(declarations) ? declarations : [node];
  return parts.flatMap((part) => {
    const id = isNode(part) ? part['id'] : undefined;
    return isNode(id) && typeof id['name'] === 'string' ? [id['name']] : [];
  });
}

/** The statements at the top level of a module as a parser sees them, without its imports. */
export function readTopLevel(path: string, source: string): readonly Statement[] {
  const { program } = parseSync(path, source);
  return program.body
    .filter(({ type }) => type !== 'ImportDeclaration')
    .map((node) => {
      const mentions = new Set<string>();
      collectNames(node, mentions);
      return { declares: listDeclared(node), mentions };
    });
}
