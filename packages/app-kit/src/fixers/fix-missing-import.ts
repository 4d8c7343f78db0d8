import { syntaxOf } from '../checks/check-names.ts';
import { currentSdk } from '../sdk-table.ts';
import { addImports } from './add-imports.ts';
import { writeRelative } from './fix-path-alias.ts';
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

/** The names that a file uses without declaring them: from the syntax tree, else by the order of its tokens. */
function findMissing(context: FixContext): ReadonlyMap<string, { readonly isType: boolean }> {
  const syntax = syntaxOf(context.file);
  if (syntax !== undefined) return new Map(syntax.freeNames.map(({ name, isType }) => [name, { isType }]));
  const { used, declared } = findUses(context);
  return new Map([...used].filter((name) => !declared.has(name)).map((name) => [name, { isType: false }]));
}

/** The only module that exports a name; `undefined` if there is none or more than one. */
function findOnlyExport(name: string, { file, findExporters }: FixContext): KnownExport | undefined {
  const known = findKnownExport(name);
  const packages = known !== undefined && Object.hasOwn(currentSdk.packages, known.specifier) ? [known] : [];
  const modules = findExporters(name)
    .filter(({ path }) => path !== file.path)
    .map(({ path, isDefault }) => ({ specifier: writeSpecifier(file.path, path), isDefault }));
  const [only, ...others] = [...packages, ...modules];
  return others.length === 0 ? only : undefined;
}

const writeSpecifier = (from: string, path: string): string =>
  writeRelative(from, path.replace(/(?:\/index)?\.[cm]?[jt]sx?$/, ''));

/** Imports names that a file uses but does not declare, if exactly one package or module of the project exports them. */
export const fixMissingImport: SourceFixer = {
  kind: 'missing-import',
  fix: (context) => {
    const { file } = context;
    if (!file.scan.isBalanced) return undefined;
    const wanted = new Map<string, KnownExport>();
    for (const [name, { isType }] of findMissing(context)) {
      // As a type, `React` needs no import.
      const found = isType && name === 'React' ? undefined : findOnlyExport(name, context);
      if (found !== undefined) wanted.set(name, { ...found, isType: isType && !found.isDefault });
    }
    if (wanted.size === 0) return undefined;
    const source = addImports(file.source, file.scan, wanted);
    return { source, params: { names: [...wanted.keys()].join(', ') } };
  },
};
