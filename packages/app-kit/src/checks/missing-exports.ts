const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

// Names that are often asked of a package and that its version in the SDK table does not have: gone, moved, or
// never there. A list of what is there would have to follow every release, types included.
const absent: Readonly<Record<string, ReadonlySet<string>>> = {
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
  'react-native @expo/vector-icons @react-navigation/bottom-tabs @react-navigation/native @react-navigation/native-stack expo-linear-gradient expo-status-bar react-native-safe-area-context react-native-screens zustand zustand/middleware',
);

/** Whether a package of the table is known not to offer a name; `default` stands for its default export. */
export function isMissingExport(specifier: string, name: string): boolean {
  if (name === 'default') return withoutDefault.has(specifier);
  return Object.hasOwn(absent, specifier) && (absent[specifier]?.has(name) ?? false);
}
