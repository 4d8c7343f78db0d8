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

/** The statement with default and named swapped where only that can be meant; the same object when nothing is. */
function straighten(statement: ImportStatement, exports: ModuleExports, target: string): ImportStatement {
  let { defaultName } = statement;
  let named: readonly NamedImport[] = statement.named;
  if (defaultName !== undefined && !exports.has('default')) {
    const imported = exports.has(defaultName) ? defaultName : exports.only;
    if (imported !== undefined) {
      named = [{ imported, local: defaultName, isType: false }, ...named];
      defaultName = undefined;
    }
  }
  const strangers = named.filter(
    ({ imported, isType }) => !isType && imported !== 'default' && !exports.has(imported),
  );
  const stranger = strangers[0];
  const isMeant =
    strangers.length === 1 &&
    stranger !== undefined &&
    defaultName === undefined &&
    exports.has('default') &&
    (exports.only !== undefined || readStem(target) === stranger.imported);
  if (isMeant) {
    defaultName = stranger.local;
    named = named.filter((name) => name !== stranger);
  }
  return defaultName === statement.defaultName && named === statement.named
    ? statement
    : { ...statement, defaultName, named };
}

/** `import Card from` for a module that names its export, and `import { Card } from` for one that does not. */
export const fixImportMixUp: SourceFixer = {
  kind: 'import-mix-up',
  fix: ({ files, findExports, file }) => {
    const changes = findImportStatements(file.source, file.scan).flatMap((statement) => {
      if (!isLocalSpecifier(statement.specifier) || statement.isType) return [];
      const target = resolveImport(files, file.path, statement.specifier);
      const exports = target === undefined ? undefined : findExports(target);
      if (target === undefined || exports === undefined) return [];
      const straight = straighten(statement, exports, target);
      if (straight === statement) return [];
      const { start, end, specifier } = statement;
      return [{ start, end, text: writeImportStatement(straight), specifier }];
    });
    if (changes.length === 0) return undefined;
    const names = changes.map(({ specifier }) => specifier).join(', ');
    return { source: patchSource(file.source, changes), params: { names } };
  },
};
