import { syntaxOf } from '../checks/check-names.ts';
import { type Patch, patchSource } from '../source/patch-source.ts';
import { nameOf, nodeOf, nodesOf, type SyntaxNode } from '../syntax/syntax-node.ts';
import type { SourceFixer } from './fixer.ts';

/** Values that a component gets from a hook under a name that everyone uses. */
const hooks: Readonly<Record<string, readonly [plain: string, typed: string]>> = {
  navigation: ['useNavigation()', 'useNavigation<NavigationProp<ParamListBase>>()'],
  insets: ['useSafeAreaInsets()', 'useSafeAreaInsets()'],
};

/** The bodies of the components of a module. */
function listComponents(tree: SyntaxNode): readonly SyntaxNode[] {
  return nodesOf(tree, 'body').flatMap((statement) => {
    const declaration = nodeOf(statement, 'declaration') ?? statement;
    const [variable] = nodesOf(declaration, 'declarations');
    const callable = variable === undefined ? declaration : nodeOf(variable, 'init');
    const name = nameOf(nodeOf(variable ?? declaration, 'id'));
    const body = callable && nodeOf(callable, 'body');
    return /^(?:[A-Z]|$)/.test(name) && body?.type === 'BlockStatement' ? [body] : [];
  });
}

/** Gets `navigation` and `insets` from their hooks in every component that uses them without a declaration. */
export const fixHookValue: SourceFixer = {
  kind: 'hook-value',
  fix: ({ file, readTree }) => {
    const { source, scan, path } = file;
    const free = (syntaxOf(file)?.freeNames ?? []).filter(
      ({ name, isType }) => !isType && Object.hasOwn(hooks, name),
    );
    const tree = free.length === 0 ? undefined : readTree();
    if (tree === undefined) return undefined;
    const bodies = listComponents(tree);
    const patches: Patch[] = [];
    for (const { name } of free) {
      const offsets: number[] = [];
      for (let index = 0; index < scan.tokens.length; index += 1) {
        if (scan.tokens.textAt(index) === name && scan.tokens.textAt(index - 1) !== '.')
          offsets.push(scan.tokens.startAt(index));
      }
      const holders = bodies.filter(({ start, end }) =>
        offsets.some((offset) => offset > start && offset < end),
      );
      const isCovered = offsets.every((offset) =>
        holders.some(({ start, end }) => offset > start && offset < end),
      );
      if (!isCovered || holders.length === 0 || holders.length > 20) continue;
      const call = hooks[name]?.[/\.tsx?$/.test(path) ? 1 : 0] ?? '';
      for (const { start } of holders)
        patches.push({ start: start + 1, end: start + 1, text: `\n  const ${name} = ${call};` });
    }
    if (patches.length === 0) return undefined;
    return {
      source: patchSource(source, patches),
      params: { names: free.map(({ name }) => name).join(', ') },
    };
  },
};
