// Which import specifiers the vendor script answers. Data for the build and for the worker's resolver alike.

const ICON_SETS = [
  'AntDesign',
  'Entypo',
  'EvilIcons',
  'Feather',
  'FontAwesome',
  'FontAwesome5',
  'FontAwesome6',
  'Fontisto',
  'Foundation',
  'Ionicons',
  'MaterialCommunityIcons',
  'MaterialIcons',
  'Octicons',
  'SimpleLineIcons',
  'Zocial',
] as const;

/** Bundled package of the SDK table → the specifiers of it that an app may import in the preview. */
export const VENDOR_MODULES: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  'react-native': ['react-native'],
  '@expo/vector-icons': [
    '@expo/vector-icons',
    '@expo/vector-icons/createIconSet',
    ...ICON_SETS.map((set) => `@expo/vector-icons/${set}`),
  ],
  '@react-native-async-storage/async-storage': ['@react-native-async-storage/async-storage'],
  '@react-navigation/bottom-tabs': ['@react-navigation/bottom-tabs'],
  '@react-navigation/native': ['@react-navigation/native'],
  '@react-navigation/native-stack': ['@react-navigation/native-stack'],
  'expo-linear-gradient': ['expo-linear-gradient'],
  'expo-status-bar': ['expo-status-bar'],
  'react-native-safe-area-context': ['react-native-safe-area-context'],
  'react-native-screens': ['react-native-screens'],
  'react-native-svg': ['react-native-svg'],
  zustand: ['zustand', 'zustand/middleware', 'zustand/react/shallow', 'zustand/shallow', 'zustand/vanilla'],
};

/** What the frame's runtime needs beside them; an app can't import these. */
export const RUNTIME_MODULES: readonly string[] = ['react-dom', 'react-dom/client', 'react-refresh/runtime'];

/** Name of the global under which the vendor script leaves its thunks. */
export const VENDOR_GLOBAL = '__kilimVendor';
