import type { ModuleExports } from '../checks/module-exports.ts';
import { isLocalSpecifier, resolveImport } from '../project/resolve-import.ts';
import {
  findImportStatements,
  type ImportStatement,
  type NamedImport,
  writeImportStatement,
} from '../source/import-statements.ts';
import { patchSource } from '../source/patch-source.ts';
import type { SourceFixer } from './fixer.ts';

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

/** Fixes `import Card from` for a module with only a named export, and `import { Card } from` for the opposite. */
export const fixImportMixUp: SourceFixer = {
  kind: 'import-mix-up',
  fix: ({ files, findExports, file }) => {
    const changes = findImportStatements(file.source, file.scan).flatMap((statement) => {
      if (!isLocalSpecifier(statement.specifier) || statement.isType) return [];
      const target = resolveImport(files, file.path, statement.specifier);
      const exports = target === undefined ? undefined : findExports(target);
      if (target === undefined || exports === undefined) return [];
      const swapped = swapImports(statement, exports, target);
      if (swapped === statement) return [];
      const { start, end, specifier } = statement;
      return [{ start, end, text: writeImportStatement(swapped), specifier }];
    });
    if (changes.length === 0) return undefined;
    const names = changes.map(({ specifier }) => specifier).join(', ');
    return { source: patchSource(file.source, changes), params: { names } };
  },
};
