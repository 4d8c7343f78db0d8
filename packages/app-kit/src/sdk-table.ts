/** Whether the preview bundles a package. */
export type PreviewSupport = 'bundled' | 'export-only';

/** A package that an app may import. */
export interface SdkPackage {
  /** Exact version for preview and export, from Expo's `bundledNativeModules.json`. */
  readonly version: string;
  readonly preview: PreviewSupport;
}

/** The package versions of an Expo SDK, shared by preview and export: docs/rules/sdk-table.md */
export interface SdkTable {
  /** Part of the vendor bundle's URL. */
  readonly name: string;
  readonly expo: string;
  readonly packages: Readonly<Record<string, SdkPackage>>;
  /** Packages of an export that apps do not import. */
  readonly scaffold: Readonly<Record<string, string>>;
  /** Applies `userInterfaceStyle` of app.json on Android, where dark mode is off without it. */
  readonly systemAppearance: Readonly<Record<string, string>>;
  readonly development: Readonly<Record<string, string>>;
  /** Transitive dependencies whose newest version needs a package that the table or a registry does not have. */
  readonly overrides: Readonly<Record<string, string>>;
}

const bundled = (version: string): SdkPackage => ({ version, preview: 'bundled' });

/**
 * Expo SDK 57. All versions are exact, because a range can resolve to a version that a registry does not have yet.
 * After a change run `npx tsx packages/app-kit/scripts/generate-sdk-lock.ts`.
 */
export const sdk57: SdkTable = {
  name: 'expo-57',
  expo: '57.0.26',
  packages: {
    react: bundled('19.2.3'),
    'react-native': bundled('0.86.3'),
    '@expo/vector-icons': bundled('15.0.2'),
    '@react-native-async-storage/async-storage': bundled('2.2.0'),
    '@react-navigation/bottom-tabs': bundled('7.20.0'),
    '@react-navigation/native': bundled('7.5.0'),
    '@react-navigation/native-stack': bundled('7.20.0'),
    'expo-font': bundled('57.0.4'),
    'expo-linear-gradient': bundled('57.0.2'),
    'expo-status-bar': bundled('57.0.1'),
    'react-native-safe-area-context': bundled('5.7.0'),
    'react-native-screens': bundled('4.26.0'),
    'react-native-svg': bundled('15.15.4'),
    zustand: bundled('5.1.0'),
  },
  scaffold: {
    '@expo/metro-runtime': '57.0.16',
    'expo-font': '57.0.4',
    'expo-splash-screen': '57.0.9',
    'react-dom': '19.2.3',
    'react-native-web': '0.21.4',
  },
  systemAppearance: { 'expo-system-ui': '57.0.4' },
  development: {
    '@types/react': '19.2.2',
    oxlint: '1.89.0',
    typescript: '6.0.3',
  },
  overrides: { '@react-navigation/elements': '2.9.44', 'expo-constants': '57.0.22' },
};

/** The table of new projects, the preview and the export. */
export const currentSdk: SdkTable = sdk57;
