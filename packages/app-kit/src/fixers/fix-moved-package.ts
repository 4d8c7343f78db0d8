import { isMissingExport } from '../checks/missing-exports.ts';
import {
  findImportStatements,
  type ImportStatement,
  type NamedImport,
  writeImportStatement,
} from '../source/import-statements.ts';
import { patchSource } from '../source/patch-source.ts';
import type { SourceFixer } from './fixer.ts';
import { findKnownExport } from './known-exports.ts';
import { type Clause, isOldPackage, isUnneeded, renamePackage } from './renamed-packages.ts';

/** Converts a default import of a package that has only named exports; zustand 4 had a default export. */
function convertDefault(clause: Clause): Clause {
  const { specifier, defaultName, named } = clause;
  if (clause.isType || defaultName === undefined || !isMissingExport(specifier, 'default')) return clause;
  const isOwn = findKnownExport(defaultName)?.specifier === specifier || specifier === 'expo-status-bar';
  const imported = specifier === 'zustand' ? 'create' : defaultName;
  if (!isOwn && specifier !== 'zustand') return clause;
  return {
    ...clause,
    defaultName: undefined,
    named: [{ imported, local: defaultName, isType: false }, ...named],
  };
}

/** The statement without the names that other packages export, followed by a statement for each of those. */
function splitMovedNames(clause: Clause): readonly Clause[] {
  if (clause.isType) return [clause];
  const moved = clause.named.flatMap((name): { name: NamedImport; clause: Clause }[] => {
    const isElsewhere = isOldPackage(clause.specifier) || isMissingExport(clause.specifier, name.imported);
    const known = isElsewhere ? findKnownExport(name.imported) : undefined;
    if (known === undefined || (known.specifier === clause.specifier && !known.isDefault)) return [];
    const base = { specifier: known.specifier, isType: false, namespaceName: undefined };
    const own = known.isDefault
      ? { ...base, defaultName: name.local, named: [] }
      : { ...base, defaultName: undefined, named: [name] };
    return [{ name, clause: own }];
  });
  const movedNames = new Set(moved.map(({ name }) => name));
  const rest = { ...clause, named: clause.named.filter((name) => !movedNames.has(name)) };
  if (!isOldPackage(clause.specifier)) return [rest, ...moved.map((one) => one.clause)];
  // Some names of an old package without a counterpart are reported together with the others.
  return rest.named.length > 0 || rest.defaultName !== undefined
    ? [clause]
    : joinClauses(moved.map((one) => one.clause));
}

/** One clause per package. */
function joinClauses(clauses: readonly Clause[]): readonly Clause[] {
  const joined = new Map<string, Clause>();
  for (const clause of clauses) {
    const known = joined.get(clause.specifier);
    const key =
      known === undefined || clause.defaultName === undefined
        ? clause.specifier
        : `${clause.specifier} default`;
    joined.set(key, known === undefined ? clause : { ...known, named: [...known.named, ...clause.named] });
  }
  return [...joined.values()];
}

function moveImports(statement: ImportStatement): string | undefined {
  if (isUnneeded(statement)) return '';
  const renamed = renamePackage(statement) ?? statement;
  const converted = convertDefault(renamed);
  const split = splitMovedNames(converted);
  if (converted === statement && split.length === 1 && split[0] === converted) return undefined;
  if (converted === statement && split.length === 1 && !isOldPackage(statement.specifier)) return undefined;
  return split
    .map(writeImportStatement)
    .filter((line) => line !== '')
    .join('\n');
}

/** Redirects imports of renamed packages, and of names that another package exports, to packages of the SDK table. */
export const fixMovedPackage: SourceFixer = {
  kind: 'moved-package',
  fix: ({ file }) => {
    const changes = findImportStatements(file.source, file.scan).flatMap((statement) => {
      const text = moveImports(statement);
      if (text === undefined) return [];
      const { start, end, specifier } = statement;
      return [{ start, end: text === '' && file.source[end] === '\n' ? end + 1 : end, text, specifier }];
    });
    if (changes.length === 0) return undefined;
    const names = changes.map(({ specifier }) => specifier).join(', ');
    return { source: patchSource(file.source, changes), params: { names } };
  },
};
