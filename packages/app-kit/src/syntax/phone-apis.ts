import { globalObjects, nativeModules, webOnlyNavigatorMembers, webOnlyValues } from './global-names.ts';
import { nameOf, nodeOf, nodesOf, type SyntaxNode, walkSyntax } from './syntax-node.ts';

/** Use of something that a phone may not have, such as `window.localStorage`. */
export interface UsedApi {
  readonly name: string;
  readonly offset: number;
}

/** The member expressions that `?.` continues, which a phone evaluates to undefined. */
function findOptional(program: SyntaxNode): ReadonlySet<SyntaxNode> {
  const optional = new Set<SyntaxNode>();
  walkSyntax(program, (node) => {
    if (node['optional'] !== true) return;
    const inner = nodeOf(node, 'object') ?? nodeOf(node, 'callee');
    if (inner !== undefined) optional.add(inner);
  });
  return optional;
}

/** Uses of `window.localStorage`, `navigator.clipboard` and other members that only browsers have. */
export function findWebMembers(program: SyntaxNode, isFree: (name: string) => boolean): UsedApi[] {
  const found = new Map<string, UsedApi>();
  const optional = findOptional(program);
  walkSyntax(program, (node) => {
    if (node.type !== 'MemberExpression' || node['computed'] === true || optional.has(node)) return;
    const object = nameOf(nodeOf(node, 'object'));
    const member = nameOf(nodeOf(node, 'property'));
    const isWebOnly =
      (globalObjects.has(object) && webOnlyValues.has(member)) ||
      (object === 'navigator' && webOnlyNavigatorMembers.has(member));
    const name = `${object}.${member}`;
    const known = found.get(name);
    if (!isWebOnly || !isFree(object) || (known !== undefined && known.offset < node.start)) return;
    found.set(name, { name, offset: node.start });
  });
  return [...found.values()];
}

const loaders = new Set([
  'requireNativeComponent',
  'requireNativeModule',
  'requireNativeView',
  'requireNativeViewManager',
]);

/** The module that `NativeModules.Name` or `requireNativeModule('Name')` needs. */
function readNativeModule(node: SyntaxNode): string {
  if (node.type === 'MemberExpression' && nameOf(nodeOf(node, 'object')) === 'NativeModules') {
    return node['computed'] === true ? '' : nameOf(nodeOf(node, 'property'));
  }
  const callee = node.type === 'CallExpression' ? nodeOf(node, 'callee') : undefined;
  const isRegistry =
    nameOf(callee && nodeOf(callee, 'object')) === 'TurboModuleRegistry' &&
    nameOf(callee && nodeOf(callee, 'property')) === 'getEnforcing';
  if (!isRegistry && !loaders.has(nameOf(callee))) return '';
  const value = nodesOf(node, 'arguments')[0]?.['value'];
  return typeof value === 'string' ? value : '';
}

/** Uses of native modules that are not part of React Native, sorted by position. */
export function findNativeModules(program: SyntaxNode): UsedApi[] {
  const found: UsedApi[] = [];
  walkSyntax(program, (node) => {
    const name = readNativeModule(node);
    if (name !== '' && !nativeModules.has(name)) found.push({ name, offset: node.start });
  });
  return found.toSorted((left, right) => left.offset - right.offset);
}
