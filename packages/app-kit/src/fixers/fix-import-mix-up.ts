import type { ModuleExports } from '../checks/module-exports.ts';
import { isLocalSpecifier, resolveImport } from '../project/resolve-import.ts';
import {
  findImportStatements,
  type ImportStatement,
  type NamedImport,
  writeImportStatement,
} from '../source/import-statements.ts';
import { patchSource } from '../source/patch-source.ts';
import type { Tokens } from '../source/token-list.ts';
import type { SourceFixer } from './fixer.ts';
import { swapReExports } from './re-exports.ts';

function readStem(path: string): string {
  const parts = path.split('/');
  const stem = (parts.at(-1) ?? '').replace(/\..*$/, '');
  return stem === 'index' ? (parts.at(-2) ?? '') : stem;
}

/** Swaps default and named imports if only the other one exists; returns the same object if nothing changes. */
function swapImports(statement: ImportStatement, exports: ModuleExports, target: string): ImportStatement {
  let { defaultName } = statement;
  let named: readonly NamedImport[] = statement.named;
  if (defaultName !== undefined && !exports.has('default')) {
    const imported = exports.has(defaultName) ? defaultName : exports.only;
    if (imported !== undefined) {
      named = [{ imported, local: defaultName, isType: false }, ...named];
      defaultName = undefined;
    }
  }
  const unknownNames = named.filter(
    ({ imported, isType }) => !isType && imported !== 'default' && !exports.has(imported),
  );
  const unknown = unknownNames[0];
  const isDefaultMeant =
    unknownNames.length === 1 &&
    unknown !== undefined &&
    defaultName === undefined &&
    exports.has('default') &&
    (exports.only !== undefined || readStem(target) === unknown.imported);
  if (isDefaultMeant) {
    defaultName = unknown.local;
    named = named.filter((name) => name !== unknown);
  }
  return defaultName === statement.defaultName && named === statement.named
    ? statement
    : { ...statement, defaultName, named };
}

/** `import { Colors }` for `colors`, if the module exports exactly one name that differs only in letter case. */
function correctCase(
  statement: ImportStatement,
  exports: ModuleExports,
  names: readonly string[],
): ImportStatement {
  const correct = (name: NamedImport): NamedImport => {
    if (name.isType || name.imported === 'default' || exports.has(name.imported)) return name;
    const [only, ...others] = names.filter((each) => each.toLowerCase() === name.imported.toLowerCase());
    return only === undefined || others.length > 0 ? name : { ...name, imported: only };
  };
  const named = statement.named.map(correct);
  return named.every((name, index) => name === statement.named[index]) ? statement : { ...statement, named };
}

/** `import theme from './theme'` for a module of constants that is only used as `theme.colors`. */
function importAll(statement: ImportStatement, exports: ModuleExports, tokens: Tokens): ImportStatement {
  const { defaultName, named, namespaceName, start, end } = statement;
  const [only, ...others] = [
    ...(defaultName === undefined ? [] : ['default']),
    ...named.map(({ imported }) => imported),
  ];
  const local = defaultName ?? named[0]?.local;
  if (
    only === undefined ||
    local === undefined ||
    others.length > 0 ||
    exports.has(only) ||
    namespaceName !== undefined
  )
    return statement;
  let uses = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens.textAt(index) !== local || (tokens.startAt(index) >= start && tokens.startAt(index) < end))
      continue;
    if (tokens.textAt(index - 1) === '.' || tokens.textAt(index + 1) === ':') continue;
    if (tokens.textAt(index + 1) !== '.' || !exports.has(tokens.textAt(index + 2))) return statement;
    uses += 1;
  }
  return uses === 0 ? statement : { ...statement, defaultName: undefined, named: [], namespaceName: local };
}

/** Fixes `import Card from` for a module with only a named export, and `import { Card } from` for the opposite. */
export const fixImportMixUp: SourceFixer = {
  kind: 'import-mix-up',
  fix: ({ files, findExports, file, listExports }) => {
    const changes = findImportStatements(file.source, file.scan).flatMap((statement) => {
      if (!isLocalSpecifier(statement.specifier) || statement.isType) return [];
      const target = resolveImport(files, file.path, statement.specifier);
      const exports = target === undefined ? undefined : findExports(target);
      if (target === undefined || exports === undefined) return [];
      const cased = correctCase(statement, exports, listExports(target));
      const swapped = importAll(swapImports(cased, exports, target), exports, file.scan.tokens);
      if (swapped === statement) return [];
      const { start, end, specifier } = statement;
      return [{ start, end, text: writeImportStatement(swapped), specifier }];
    });
    for (const change of swapReExports(files, file, findExports)) changes.push(change);
    if (changes.length === 0) return undefined;
    const names = changes.map(({ specifier }) => specifier).join(', ');
    return { source: patchSource(file.source, changes), params: { names } };
  },
};
