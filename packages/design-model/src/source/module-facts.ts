import { resolveImport } from '@kilim/app-kit';
import { nameOf, nodeOf, nodesOf, type SyntaxNode, walkSyntax } from '@kilim/app-kit/syntax';
import type { ParseSource } from './parse.ts';

/** Where a name of a file comes from. */
interface ImportedName {
  readonly path: string | undefined;
  readonly source: string;
  readonly imported: string;
}

/** What a file declares and imports, as far as values and components are followed. */
export interface ModuleFacts {
  readonly path: string;
  readonly source: string;
  readonly program: SyntaxNode;
  readonly imports: ReadonlyMap<string, ImportedName>;
  /** Values of constants at the top level. */
  readonly constants: ReadonlyMap<string, SyntaxNode>;
  /** Functions at the top level, such as components. */
  readonly functions: ReadonlyMap<string, SyntaxNode>;
  /** Names that are taken out of the result of a function, with its name: `const { colors } = useTheme()`. */
  readonly taken: ReadonlyMap<string, string>;
}

/** Removes what only types need: `as const`, `satisfies`. */
export function unwrap(node: SyntaxNode): SyntaxNode {
  let at = node;
  while (
    at.type === 'TSAsExpression' ||
    at.type === 'TSSatisfiesExpression' ||
    at.type === 'TSNonNullExpression'
  ) {
    const inner = nodeOf(at, 'expression');
    if (inner === undefined) return at;
    at = inner;
  }
  return at;
}

const functionTypes = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** The function in `memo(…)` and `forwardRef(…)`, or the node itself. */
function functionIn(node: SyntaxNode): SyntaxNode | undefined {
  const bare = unwrap(node);
  if (functionTypes.includes(bare.type)) return bare;
  const [first] = bare.type === 'CallExpression' ? nodesOf(bare, 'arguments') : [];
  return first && functionIn(first);
}

export function textOf(node: SyntaxNode | undefined): string {
  const value = node?.['value'];
  return typeof value === 'string' ? value : nameOf(node);
}

export type ProjectTexts = Readonly<Record<string, string>>;

/** Reads the facts of files once each; undefined for a file that is missing or does not parse. */
export function createModules(files: ProjectTexts, parse: ParseSource) {
  const known = new Map<string, ModuleFacts | undefined>();
  const read = (path: string): ModuleFacts | undefined => {
    const source = Object.hasOwn(files, path) ? files[path] : undefined;
    if (source === undefined) return undefined;
    const parsed = parse(path, source);
    return parsed.ok ? readFacts(path, source, parsed.program, files) : undefined;
  };
  return (path: string): ModuleFacts | undefined => {
    if (!known.has(path)) known.set(path, read(path));
    return known.get(path);
  };
}

export type FindModule = ReturnType<typeof createModules>;

function readFacts(path: string, source: string, program: SyntaxNode, files: ProjectTexts): ModuleFacts {
  const imports = new Map<string, ImportedName>();
  const constants = new Map<string, SyntaxNode>();
  const functions = new Map<string, SyntaxNode>();
  const taken = new Map<string, string>();
  for (const statement of nodesOf(program, 'body')) {
    if (statement.type === 'ImportDeclaration') {
      const from = textOf(nodeOf(statement, 'source'));
      const target = from.startsWith('.') ? resolveImport(files, path, from) : undefined;
      for (const specifier of nodesOf(statement, 'specifiers')) {
        const imported =
          specifier.type === 'ImportSpecifier' ? textOf(nodeOf(specifier, 'imported')) : 'default';
        imports.set(nameOf(nodeOf(specifier, 'local')), { path: target, source: from, imported });
      }
      continue;
    }
    const declared = nodeOf(statement, 'declaration') ?? statement;
    if (declared.type === 'FunctionDeclaration') functions.set(nameOf(nodeOf(declared, 'id')), declared);
    for (const declarator of nodesOf(declared, 'declarations')) {
      const name = nameOf(nodeOf(declarator, 'id'));
      const value = nodeOf(declarator, 'init');
      if (name === '' || value === undefined) continue;
      const component = functionIn(value);
      if (component !== undefined) functions.set(name, component);
      else constants.set(name, unwrap(value));
    }
  }
  walkSyntax(program, (node) => {
    const pattern = node.type === 'VariableDeclarator' ? nodeOf(node, 'id') : undefined;
    const call = nodeOf(node, 'init');
    if (pattern?.type !== 'ObjectPattern' || call?.type !== 'CallExpression') return;
    for (const property of nodesOf(pattern, 'properties'))
      taken.set(nameOf(nodeOf(property, 'value')), nameOf(nodeOf(call, 'callee')));
  });
  return { path, source, program, imports, constants, functions, taken };
}
