import { type Patch, patchSource } from '../source/patch-source.ts';
import { nameOf, nodeOf, nodesOf, type SyntaxNode } from '../syntax/syntax-node.ts';
import type { SourceFixer } from './fixer.ts';

/** A declaration of a module that is not exported where it stands. */
export interface TopLevelName {
  readonly name: string;
  readonly start: number;
  readonly isComponent: boolean;
}

/** Functions, classes and constants of a module by name, without those with `export` in front. */
export function listTopLevel(tree: SyntaxNode): readonly TopLevelName[] {
  return nodesOf(tree, 'body').flatMap((node): TopLevelName[] => {
    const isFunction = node.type === 'FunctionDeclaration';
    if (isFunction || node.type === 'ClassDeclaration') {
      const name = nameOf(nodeOf(node, 'id'));
      return name === '' ? [] : [{ name, start: node.start, isComponent: /^[A-Z]/.test(name) }];
    }
    if (node.type !== 'VariableDeclaration') return [];
    const [only, ...others] = nodesOf(node, 'declarations');
    const id = only && nodeOf(only, 'id');
    if (only === undefined || id?.type !== 'Identifier' || others.length > 0) return [];
    const isArrow = /^(?:ArrowFunction|Function)Expression$/.test(nodeOf(only, 'init')?.type ?? '');
    return [{ name: nameOf(id), start: node.start, isComponent: isArrow && /^[A-Z]/.test(nameOf(id)) }];
  });
}

/** Exports names that other modules import and that the module declares, but does not export. */
export const fixNamedExport: SourceFixer = {
  kind: 'missing-named-export',
  fix: ({ project, file, inspection, readTree }) => {
    const exported = new Set(inspection.exports);
    const wanted = [...project.findImported(file.path).keys()].filter(
      (name) => name !== 'default' && !exported.has(name),
    );
    const tree = wanted.length === 0 || inspection.reExportedModules.length > 0 ? undefined : readTree();
    if (tree === undefined) return undefined;
    const names = new Set(wanted);
    const found = listTopLevel(tree).filter(({ name }) => names.has(name));
    if (found.length === 0) return undefined;
    const patches = found.map(({ start }): Patch => ({ start, end: start, text: 'export ' }));
    const params = { names: found.map(({ name }) => name).join(', ') };
    return { source: patchSource(file.source, patches), params };
  },
};

/** Removes exports of names that the module exports already: `export default App` behind `export default function App`. */
export const fixDoubleExport: SourceFixer = {
  kind: 'double-export',
  fix: ({ file: { source }, readTree }) => {
    const isTwice = source.indexOf('export default') !== source.lastIndexOf('export default');
    if (!isTwice && !/export \{/.test(source)) return undefined;
    const known = new Set<string>();
    const patches: Patch[] = [];
    const body = nodesOf(readTree() ?? { type: '', start: 0, end: 0 }, 'body');
    for (const node of body) {
      const declaration = nodeOf(node, 'declaration');
      if (node.type === 'ExportNamedDeclaration' && declaration !== undefined) {
        for (const each of [declaration, ...nodesOf(declaration, 'declarations')]) {
          known.add(nameOf(nodeOf(each, 'id')));
        }
      }
    }
    const defaults = body.filter(({ type }) => type === 'ExportDefaultDeclaration');
    const [first, second] = defaults;
    const declared = first && nodeOf(first, 'declaration');
    const named = second && nodeOf(second, 'declaration');
    const isSame =
      named?.type === 'Identifier' &&
      nameOf(named) === nameOf(declared && (nodeOf(declared, 'id') ?? declared));
    if (second !== undefined && isSame && defaults.length === 2) patches.push(wholeLine(source, second));
    for (const node of body) {
      const specifiers = nodesOf(node, 'specifiers');
      if (
        node.type !== 'ExportNamedDeclaration' ||
        nodeOf(node, 'source') !== undefined ||
        specifiers.length === 0
      )
        continue;
      const isKnown = (each: SyntaxNode): boolean =>
        known.has(nameOf(nodeOf(each, 'local'))) &&
        nameOf(nodeOf(each, 'local')) === nameOf(nodeOf(each, 'exported'));
      const kept = specifiers.filter((each) => !isKnown(each));
      if (kept.length === specifiers.length) continue;
      const names = kept.map(({ start, end }) => source.slice(start, end)).join(', ');
      patches.push(
        kept.length === 0
          ? wholeLine(source, node)
          : { start: node.start, end: node.end, text: `export { ${names} };` },
      );
    }
    if (patches.length === 0) return undefined;
    return {
      source: `${patchSource(source, patches).trimEnd()}\n`,
      params: { count: String(patches.length) },
    };
  },
};

function wholeLine(source: string, { start, end }: SyntaxNode): Patch {
  return { start, end: source[end] === '\n' ? end + 1 : end, text: '' };
}
