import { nameOf, nodeOf, nodesOf, type SyntaxNode } from '@kilim/app-kit/syntax';
import { type FindModule, type ModuleFacts, textOf, unwrap } from './module-facts.ts';
import type { LockReason, Scalar, SourceValue, TokenChoice } from './screen.ts';

/** A literal that names of a file lead to. */
interface Resolved {
  readonly module: ModuleFacts;
  readonly node: SyntaxNode;
  /** The object that it is an entry of. */
  readonly owner: SyntaxNode | undefined;
}

/** Most choices of one token: a palette is offered, not a list of icons. */
const maximumChoices = 60;

/** The value of a literal, also of a negative number and of a template without parts. */
export function readScalar(node: SyntaxNode | undefined): Scalar | undefined {
  if (node === undefined) return undefined;
  const bare = unwrap(node);
  if (bare.type === 'Literal') {
    const { value } = bare;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : undefined;
  }
  const number =
    bare.type === 'UnaryExpression' && bare['operator'] === '-' && readScalar(nodeOf(bare, 'argument'));
  return typeof number === 'number' ? -number : undefined;
}

/** `['strings', 'app', 'name']` of a name with members; undefined when a key is computed. */
export function readChain(node: SyntaxNode): readonly string[] | undefined {
  const keys: string[] = [];
  let at = unwrap(node);
  while (at.type === 'MemberExpression') {
    const object = nodeOf(at, 'object');
    if (at['computed'] === true || object === undefined) return undefined;
    keys.push(nameOf(nodeOf(at, 'property')));
    at = unwrap(object);
  }
  return at.type === 'Identifier' ? [nameOf(at), ...keys.reverse()] : undefined;
}

export function entryOf(object: SyntaxNode | undefined, key: string): SyntaxNode | undefined {
  if (object?.type !== 'ObjectExpression') return undefined;
  const property = nodesOf(object, 'properties').find(
    (each) => each['computed'] !== true && textOf(nodeOf(each, 'key')) === key,
  );
  const value = property && nodeOf(property, 'value');
  return value && unwrap(value);
}

function descend(module: ModuleFacts, start: SyntaxNode | undefined, keys: readonly string[]) {
  let owner: SyntaxNode | undefined;
  let node = start;
  for (const key of keys) {
    owner = node;
    node = entryOf(node, key);
  }
  return node && readScalar(node) !== undefined ? { module, node, owner } : undefined;
}

/** What a hook of a theme returns is one of the objects of its file, such as the light palette. */
function findInHook(module: ModuleFacts, keys: readonly string[]): Resolved | undefined {
  if (keys.length === 0) return undefined;
  for (const value of module.constants.values()) {
    const found = descend(module, value, keys);
    if (found !== undefined) return found;
  }
  return undefined;
}

function resolveChain(
  find: FindModule,
  module: ModuleFacts,
  chain: readonly string[],
  depth = 0,
): Resolved | undefined {
  const [root, ...keys] = chain;
  if (root === undefined || depth > 3) return undefined;
  const own = module.constants.get(root);
  if (own !== undefined) return descend(module, own, keys);
  const imported = module.imports.get(root);
  if (imported?.path !== undefined) {
    const target = find(imported.path);
    return target && resolveChain(find, target, [imported.imported, ...keys], depth + 1);
  }
  const hook = module.taken.get(root);
  if (hook === undefined) return undefined;
  const path = module.imports.get(hook)?.path;
  const home = path === undefined ? (module.functions.has(hook) ? module : undefined) : find(path);
  return home && findInHook(home, keys);
}

function listChoices({ owner }: Resolved, chain: readonly string[], value: Scalar): readonly TokenChoice[] {
  if (owner === undefined) return [];
  const base = chain.slice(0, -1).join('.');
  return nodesOf(owner, 'properties').flatMap((property): TokenChoice[] => {
    const key = textOf(nodeOf(property, 'key'));
    const each = readScalar(nodeOf(property, 'value'));
    return typeof each === typeof value &&
      each !== undefined &&
      /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(key)
      ? [{ name: `${base}.${key}`, value: each }]
      : [];
  });
}

/** Why an expression that is no literal and no known constant is locked. */
export function reasonOf(node: SyntaxNode): LockReason {
  const { type } = unwrap(node);
  if (type === 'SpreadElement') return 'spread';
  if (type === 'ArrowFunctionExpression' || type === 'FunctionExpression') return 'function';
  if (type === 'MemberExpression') {
    const object = nodeOf(node, 'object');
    return node['computed'] === true || (object && readChain(object) === undefined)
      ? 'computed'
      : 'expression';
  }
  return 'expression';
}

/**
 * The value of an expression. `isText`: a text that people read, which belongs to a catalogue if it is not written here;
 * otherwise it is a token.
 */
export function readValue(
  find: FindModule,
  module: ModuleFacts,
  node: SyntaxNode,
  isText: boolean,
): SourceValue {
  const literal = readScalar(node);
  if (literal !== undefined) return { kind: 'literal', value: literal };
  const code = module.source.slice(node.start, node.end);
  const chain = readChain(node);
  const found = chain && resolveChain(find, module, chain);
  const value = found && readScalar(found.node);
  if (chain === undefined || found === undefined || value === undefined)
    return { kind: 'locked', reason: reasonOf(node), code };
  if (isText && typeof value === 'string') {
    const { start, end } = found.node;
    return { kind: 'catalogue', name: code, value, path: found.module.path, span: { start, end } };
  }
  const choices = listChoices(found, chain, value).slice(0, maximumChoices);
  return { kind: 'token', name: code, value, choices };
}
