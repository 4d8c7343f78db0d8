import { findImportStatements, writeImportStatement } from '../source/import-statements.ts';
import { type Patch, patchSource } from '../source/patch-source.ts';
import { lastNonSpaceBefore } from '../source/skip-space.ts';
import { findFeatherName } from './feather-names.ts';
import type { SourceFixer } from './fixer.ts';

const packages = /^(?:lucide-react(?:-native)?|react-icons\/fi|react-feather|react-native-feather)$/;

/** The icons of Feather by the local names of an import; `undefined` if one has no counterpart. */
function readIcons(
  specifier: string,
  named: readonly { readonly imported: string; readonly local: string }[],
): ReadonlyMap<string, string> | undefined {
  const icons = new Map<string, string>();
  for (const { imported, local } of named) {
    const name = findFeatherName(specifier === 'react-icons/fi' ? imported.replace(/^Fi/, '') : imported);
    if (name === undefined) return undefined;
    icons.set(local, name);
  }
  return icons;
}

/** Shows the icons of packages with the names of Feather by `@expo/vector-icons`, if they are used only as tags. */
export const fixIconPackage: SourceFixer = {
  kind: 'icon-package',
  fix: ({ file: { source, scan } }) => {
    if (!scan.isBalanced) return undefined;
    const statement = findImportStatements(source, scan).find(({ specifier }) => packages.test(specifier));
    if ((statement === undefined || statement.isType || statement.defaultName) ?? statement.namespaceName)
      return undefined;
    const icons = readIcons(statement.specifier, statement.named);
    if (icons === undefined || icons.size === 0) return undefined;
    const { tokens } = scan;
    for (let index = 0; index < tokens.length; index += 1) {
      const start = tokens.startAt(index);
      const isElsewhere = start < statement.start || start >= statement.end;
      if (isElsewhere && (icons.has(tokens.textAt(index)) || tokens.textAt(index) === 'Feather'))
        return undefined;
    }
    const patches = scan.elements.flatMap((element): Patch[] => {
      const name = icons.get(element.name);
      if (name === undefined) return [];
      const { nameStart, closeStart, isSelfClosing, attributes } = element;
      const patch = (start: number, text: string): Patch => ({
        start,
        end: start + element.name.length,
        text,
      });
      return [
        patch(nameStart, `Feather name="${name}"`),
        ...(isSelfClosing ? [] : [patch(closeStart + 2, 'Feather')]),
        ...attributes
          .filter((each) => each.name === 'strokeWidth')
          .map((each) => ({ start: lastNonSpaceBefore(source, each.start) + 1, end: each.end, text: '' })),
      ];
    });
    const clause = {
      ...statement,
      specifier: '@expo/vector-icons',
      named: [{ imported: 'Feather', local: 'Feather', isType: false }],
    };
    patches.push({ start: statement.start, end: statement.end, text: writeImportStatement(clause) });
    return { source: patchSource(source, patches), params: { names: statement.specifier } };
  },
};
