import { sdkSubpaths } from '../sdk-subpaths.ts';
import {
  findImportStatements,
  type ImportStatement,
  writeImportStatement,
} from '../source/import-statements.ts';
import { patchSource } from '../source/patch-source.ts';
import type { SourceFixer } from './fixer.ts';
import { findNameHome } from './known-names.ts';

type Clause = Omit<ImportStatement, 'start' | 'end'>;

const storage = '@react-native-async-storage/async-storage';

/** The same import from the package of the table that took its place, where the two answer to the same names. */
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

// React Native gave these away or never had them.
const strangersOfReactNative = new Set([
  'AsyncStorage',
  'Ionicons',
  'LinearGradient',
  'MaterialIcons',
  'MaterialCommunityIcons',
  'FontAwesome',
  'Feather',
  'NavigationContainer',
  'SafeAreaProvider',
  'useNavigation',
  'useSafeAreaInsets',
]);

function splitReactNative(clause: Clause): Clause[] | undefined {
  if (clause.specifier !== 'react-native' || clause.isType) return undefined;
  const strangers = clause.named.filter(({ imported }) => strangersOfReactNative.has(imported));
  if (strangers.length === 0) return undefined;
  const rest = { ...clause, named: clause.named.filter((name) => !strangers.includes(name)) };
  const moved = strangers.flatMap((name): Clause[] => {
    const home = findNameHome(name.imported);
    if (home === undefined) return [];
    const { specifier, isDefault } = home;
    const base = { specifier, isType: false, namespaceName: undefined };
    return [
      isDefault
        ? { ...base, defaultName: name.local, named: [] }
        : { ...base, defaultName: undefined, named: [name] },
    ];
  });
  return [rest, ...moved];
}

/** Imports from packages that moved, or from React Native what lives elsewhere, go to the table's package. */
export const fixMovedPackage: SourceFixer = {
  kind: 'moved-package',
  fix: ({ file }) => {
    const changes = findImportStatements(file.source, file.scan).flatMap((statement) => {
      const renamed = renamePackage(statement);
      const clauses = renamed === undefined ? splitReactNative(statement) : [renamed];
      if (clauses === undefined) return [];
      const text = clauses
        .map(writeImportStatement)
        .filter((line) => line !== '')
        .join('\n');
      return [{ start: statement.start, end: statement.end, text, specifier: statement.specifier }];
    });
    if (changes.length === 0) return undefined;
    const names = changes.map(({ specifier }) => specifier).join(', ');
    return { source: patchSource(file.source, changes), params: { names } };
  },
};
