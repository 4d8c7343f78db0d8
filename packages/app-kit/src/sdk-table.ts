/** How far the preview carries a package: bundled with it, or only known to the export. */
export type PreviewSupport = 'bundled' | 'export-only';

/** One package a built app may import. */
export interface SdkPackage {
  /** The exact version that preview and export use, from Expo's own table for the SDK. */
  readonly version: string;
  readonly preview: PreviewSupport;
}

/** The versions that preview and export must agree on. */
export interface SdkTable {
  /** Name of the set, part of the vendor file's address. */
  readonly name: string;
  readonly expo: string;
  readonly packages: Readonly<Record<string, SdkPackage>>;
  /** Packages that only the export's own scaffolding needs. */
  readonly scaffold: Readonly<Record<string, string>>;
  /** Applies the appearance setting of app.json on Android; without it dark mode is off there. */
  readonly systemAppearance: Readonly<Record<string, string>>;
  readonly development: Readonly<Record<string, string>>;
  /** Packages of packages whose newest version asks for one that the table or some registry does not have. */
  readonly overrides: Readonly<Record<string, string>>;
}

const bundled = (version: string): SdkPackage => ({ version, preview: 'bundled' });

/**
 * Expo SDK 57 as its bundledNativeModules.json names it; SDK 58 is a change of this data. All versions are exact: a
 * range met a registry that lagged behind, and a fresh export did not install. After a change here run
 * `npx tsx packages/app-kit/scripts/generate-sdk-lock.ts`.
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

/** The table that new projects, the preview and the export use. */
export const currentSdk: SdkTable = sdk57;
