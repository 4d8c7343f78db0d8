import { sdkSubpaths } from '../sdk-subpaths.ts';
import type { ImportStatement, NamedImport } from '../source/import-statements.ts';

export type Clause = Omit<ImportStatement, 'start' | 'end'>;

const storage = '@react-native-async-storage/async-storage';

/** Packages with the same exports under another name. */
const renamed: Readonly<Record<string, string>> = {
  '@react-native-community/async-storage': storage,
  '@react-native-async-storage/async-storage/src': storage,
  'react-native-web': 'react-native',
  'expo-vector-icons': '@expo/vector-icons',
  'react-native-vector-icons': '@expo/vector-icons',
};

/** Packages whose default export has a name in the package that replaced them. */
const defaultNames: Readonly<Record<string, readonly [specifier: string, name: string]>> = {
  'react-native-linear-gradient': ['expo-linear-gradient', 'LinearGradient'],
  'react-native-safe-area-view': ['react-native-safe-area-context', 'SafeAreaView'],
};

/** Names of the stack in JavaScript and their counterparts in the native stack. */
const stackNames: Readonly<Record<string, string>> = {
  createStackNavigator: 'createNativeStackNavigator',
  StackNavigationProp: 'NativeStackNavigationProp',
  StackScreenProps: 'NativeStackScreenProps',
  StackNavigationOptions: 'NativeStackNavigationOptions',
};

/** The import of the native stack, if it exports a counterpart of every name. */
function renameStack(clause: Clause): Clause | undefined {
  const { specifier, named, defaultName, namespaceName } = clause;
  if (specifier !== '@react-navigation/stack' && specifier !== 'react-navigation-stack') return undefined;
  if (defaultName !== undefined || namespaceName !== undefined) return undefined;
  const names = named.map((name): NamedImport => ({ ...name, imported: stackNames[name.imported] ?? '' }));
  if (names.some(({ imported }) => imported === '')) return undefined;
  return { ...clause, specifier: '@react-navigation/native-stack', named: names };
}

/** The import from the replacement of a package, if both export the same names. */
export function renamePackage(clause: Clause): Clause | undefined {
  const { specifier, defaultName, named } = clause;
  const icons = /^(?:react-native-vector-icons|@expo\/vector-icons\/build)\/(\w+)(?:\.js)?$/.exec(
    specifier,
  )?.[1];
  if (icons !== undefined && sdkSubpaths['@expo/vector-icons']?.includes(icons)) {
    return { ...clause, specifier: `@expo/vector-icons/${icons}` };
  }
  if (Object.hasOwn(renamed, specifier)) return { ...clause, specifier: renamed[specifier] ?? specifier };
  const byDefault = Object.hasOwn(defaultNames, specifier) ? defaultNames[specifier] : undefined;
  if (byDefault === undefined) return renameStack(clause);
  const [target, imported] = byDefault;
  const moved = defaultName === undefined ? [] : [{ imported, local: defaultName, isType: false }];
  return { ...clause, specifier: target, defaultName: undefined, named: [...moved, ...named] };
}

const old = new Set(['expo', 'expo-router', 'react-native-gesture-handler', '@react-navigation/core']);

/** Whether a package outside the SDK table has names that packages of the table export. */
export const isOldPackage = (specifier: string): boolean => old.has(specifier);

const unneeded = new Set([
  'react-native-gesture-handler',
  'react-native-reanimated',
  'react-native-url-polyfill/auto',
  'expo/build/Expo.fx',
  'expo-dev-client',
]);

/** Whether an import without names only prepares a package that apps do not use here. */
export function isUnneeded({ specifier, defaultName, namespaceName, named }: Clause): boolean {
  return (
    defaultName === undefined && namespaceName === undefined && named.length === 0 && unneeded.has(specifier)
  );
}
