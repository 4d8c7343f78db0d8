import { isMissingExport } from '../checks/missing-exports.ts';
import { sdkSubpaths } from '../sdk-subpaths.ts';
import {
  findImportStatements,
  type ImportStatement,
  type NamedImport,
  writeImportStatement,
} from '../source/import-statements.ts';
import { patchSource } from '../source/patch-source.ts';
import type { SourceFixer } from './fixer.ts';
import { findKnownExport } from './known-exports.ts';

type Clause = Omit<ImportStatement, 'start' | 'end'>;

const storage = '@react-native-async-storage/async-storage';

/** The import from the replacement of a package, if both export the same names. */
function renamePackage(clause: Clause): Clause | undefined {
  const { specifier } = clause;
  const icons = /^(?:react-native-vector-icons|@expo\/vector-icons\/build)\/(\w+)(?:\.js)?$/.exec(
    specifier,
  )?.[1];
  if (icons !== undefined && sdkSubpaths['@expo/vector-icons']?.includes(icons)) {
    return { ...clause, specifier: `@expo/vector-icons/${icons}` };
  }
  if (specifier === '@react-native-community/async-storage') return { ...clause, specifier: storage };
  if (specifier !== 'react-native-linear-gradient') return undefined;
  const { defaultName, named } = clause;
  const moved =
    defaultName === undefined ? [] : [{ imported: 'LinearGradient', local: defaultName, isType: false }];
  return {
    ...clause,
    specifier: 'expo-linear-gradient',
    defaultName: undefined,
    named: [...moved, ...named],
  };
}

/** Converts a default import of a package that has only named exports; zustand 4 had a default export. */
function convertDefault(clause: Clause): Clause {
  const { specifier, defaultName, named } = clause;
  if (clause.isType || defaultName === undefined || !isMissingExport(specifier, 'default')) return clause;
  const isOwn = findKnownExport(defaultName)?.specifier === specifier;
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
    const known = isMissingExport(clause.specifier, name.imported)
      ? findKnownExport(name.imported)
      : undefined;
    if (known === undefined) return [];
    const base = { specifier: known.specifier, isType: false, namespaceName: undefined };
    const own = known.isDefault
      ? { ...base, defaultName: name.local, named: [] }
      : { ...base, defaultName: undefined, named: [name] };
    return [{ name, clause: own }];
  });
  const movedNames = new Set(moved.map(({ name }) => name));
  const rest = { ...clause, named: clause.named.filter((name) => !movedNames.has(name)) };
  return [rest, ...moved.map((one) => one.clause)];
}

function moveImports(statement: ImportStatement): string | undefined {
  const renamed = renamePackage(statement) ?? statement;
  const converted = convertDefault(renamed);
  const split = splitMovedNames(converted);
  if (converted === statement && split.length === 1) return undefined;
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
      return [{ start: statement.start, end: statement.end, text, specifier: statement.specifier }];
    });
    if (changes.length === 0) return undefined;
    const names = changes.map(({ specifier }) => specifier).join(', ');
    return { source: patchSource(file.source, changes), params: { names } };
  },
};
