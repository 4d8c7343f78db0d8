import { currentSdk } from '../sdk-table.ts';
import { addImports } from './add-imports.ts';
import type { FixContext, SourceFixer } from './fixer.ts';
import { findKnownExport, type KnownExport, knownExportNames } from './known-exports.ts';

const declaring = new Set([
  'const',
  'let',
  'var',
  'function',
  'class',
  'type',
  'interface',
  'enum',
  'as',
  'import',
]);

interface Uses {
  readonly used: ReadonlySet<string>;
  readonly declared: ReadonlySet<string>;
}

/** The known names that a file uses, and those that it may declare itself. */
function findUses({ file, inspection }: FixContext): Uses {
  const { tokens } = file.scan;
  const used = new Set<string>();
  const declared = new Set(inspection.imports.flatMap(({ names }) => names.map(({ local }) => local)));
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens.kindAt(index) !== 'identifier') continue;
    const name = tokens.textAt(index);
    if (!knownExportNames.has(name)) continue;
    const [before, after] = [tokens.textAt(index - 1), tokens.textAt(index + 1)];
    if (before === '.') continue;
    if (declaring.has(before)) declared.add(name);
    else if (after === '.' || after === '(' || after === '<') used.add(name);
    // `{ Text }`, `(Text)`, `[a, Text] =`: possibly a parameter or a destructured name, so treat it as declared.
    else if (/^[{,([]$/.test(before) && /^[},)\]=:]$/.test(after)) declared.add(name);
  }
  for (const { name } of file.scan.elements) {
    const root = name.split('.')[0] ?? '';
    if (knownExportNames.has(root)) used.add(root);
  }
  return { used, declared };
}

/** Imports names of React, React Native and other known packages that a file uses but does not declare. */
export const fixMissingImport: SourceFixer = {
  kind: 'missing-import',
  fix: (context) => {
    const { file } = context;
    if (!file.scan.isBalanced) return undefined;
    const { used, declared } = findUses(context);
    const wanted = new Map<string, KnownExport>();
    for (const name of used) {
      const known = declared.has(name) ? undefined : findKnownExport(name);
      if (known !== undefined && Object.hasOwn(currentSdk.packages, known.specifier)) wanted.set(name, known);
    }
    if (wanted.size === 0) return undefined;
    const source = addImports(file.source, file.scan, wanted);
    return { source, params: { names: [...wanted.keys()].join(', ') } };
  },
};
