const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

// Names that are often imported from a package but do not exist in the version of the SDK table. A list of the existing
// names would have to be updated with every release.
const missing: Readonly<Record<string, ReadonlySet<string>>> = {
  'react-native': set(
    'AsyncStorage CameraRoll CheckBox DatePickerAndroid DatePickerIOS Feather FlashList FontAwesome GestureHandlerRootView Icon ImagePickerIOS Ionicons LinearGradient ListView MaskedViewIOS MaterialCommunityIcons MaterialIcons NavigationContainer Navigator NetInfo Picker PickerIOS ProgressViewIOS SafeAreaProvider SegmentedControlIOS Slider StatusBarIOS Svg TabBarIOS TimePickerAndroid ToolbarAndroid ViewPagerAndroid WebView createBottomTabNavigator createNativeStackNavigator createStackNavigator useCallback useEffect useFocusEffect useMemo useNavigation useReducer useRef useRoute useSafeAreaInsets useState',
  ),
  react: set('Platform StyleSheet Text View useColorScheme useNavigation useWindowDimensions'),
  '@react-navigation/native': set(
    'SafeAreaProvider createBottomTabNavigator createNativeStackNavigator createStackNavigator useSafeAreaInsets',
  ),
  '@react-native-async-storage/async-storage': set('AsyncStorage getItem setItem removeItem'),
};

const withoutDefault = set(
  'react-native @expo/vector-icons @react-navigation/bottom-tabs @react-navigation/native @react-navigation/native-stack expo-font expo-linear-gradient expo-status-bar react-native-safe-area-context react-native-screens zustand zustand/middleware',
);

/** Whether a package is known not to export a name; `default` means the default export. */
export function isMissingExport(specifier: string, name: string): boolean {
  if (name === 'default') return withoutDefault.has(specifier);
  return Object.hasOwn(missing, specifier) && (missing[specifier]?.has(name) ?? false);
}
