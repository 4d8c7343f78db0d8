import { patchSource } from '../source/patch-source.ts';
import { nameOf, nodeOf, nodesOf, type SyntaxNode, walkSyntax } from '../syntax/syntax-node.ts';
import type { SourceFixer } from './fixer.ts';
import { keyOf, readStyleSheet } from './style-objects.ts';
import { isTypingError } from './typing-error.ts';

/** The names of a style sheet; `undefined` if a spread adds others. */
function readNames(sheet: SyntaxNode): ReadonlySet<string> | undefined {
  const names = nodesOf(sheet, 'properties').map(keyOf);
  return names.includes('') || names.length > 200 ? undefined : new Set(names);
}

/** Corrects a typing error in `styles.pgae` if the style sheet of the module has exactly one similar name. */
export const fixStyleName: SourceFixer = {
  kind: 'style-name',
  fix: ({ file: { source }, readTree }) => {
    const tree = source.includes('StyleSheet.create') ? readTree() : undefined;
    if (tree === undefined) return undefined;
    const sheets = new Map<string, ReadonlySet<string>>();
    for (const statement of nodesOf(tree, 'body')) {
      for (const declarator of nodesOf(nodeOf(statement, 'declaration') ?? statement, 'declarations')) {
        const call = nodeOf(declarator, 'init');
        const sheet = call && readStyleSheet(call);
        const names = sheet && readNames(sheet);
        if (names !== undefined) sheets.set(nameOf(nodeOf(declarator, 'id')), names);
      }
    }
    if (sheets.size === 0) return undefined;
    const uses: { readonly property: SyntaxNode; readonly names: ReadonlySet<string> }[] = [];
    walkSyntax(tree, (node) => {
      if (node.type !== 'MemberExpression' || node['computed'] === true) return;
      const names = sheets.get(nameOf(nodeOf(node, 'object')));
      const property = nodeOf(node, 'property');
      if (names !== undefined && property !== undefined && !names.has(nameOf(property)))
        uses.push({ property, names });
    });
    const patches = uses.slice(0, 50).flatMap(({ property: { start, end }, names }) => {
      const [only, ...others] = [...names].filter((name) => isTypingError(source.slice(start, end), name));
      return only === undefined || others.length > 0 ? [] : [{ start, end, text: only }];
    });
    if (patches.length === 0) return undefined;
    return {
      source: patchSource(source, patches),
      params: { names: patches.map(({ text }) => text).join(', ') },
    };
  },
};
