/** Where a name comes from when a file uses it without saying so. */
export interface KnownExport {
  readonly specifier: string;
  readonly isDefault: boolean;
}

const list = (names: string): readonly string[] => names.split(' ');

const byPackage: Readonly<Record<string, readonly string[]>> = {
  'react-native': list(
    'ActivityIndicator Alert Animated Appearance AppState BackHandler Dimensions Easing FlatList I18nManager Image ImageBackground Keyboard KeyboardAvoidingView Linking Modal PanResponder PixelRatio Platform Pressable RefreshControl ScrollView SectionList Share StatusBar StyleSheet Switch Text TextInput TouchableHighlight TouchableOpacity TouchableWithoutFeedback Vibration View VirtualizedList useAnimatedValue useColorScheme useWindowDimensions',
  ),
  react: list(
    'Fragment StrictMode Suspense createContext forwardRef lazy memo startTransition useCallback useContext useDebugValue useDeferredValue useEffect useId useImperativeHandle useLayoutEffect useMemo useReducer useRef useState useSyncExternalStore useTransition',
  ),
  '@expo/vector-icons': list(
    'AntDesign Entypo Feather FontAwesome FontAwesome5 Ionicons MaterialCommunityIcons MaterialIcons Octicons',
  ),
  '@react-navigation/native': list(
    'NavigationContainer useFocusEffect useIsFocused useNavigation useRoute useTheme',
  ),
  '@react-navigation/native-stack': ['createNativeStackNavigator'],
  '@react-navigation/bottom-tabs': ['createBottomTabNavigator'],
  'react-native-safe-area-context': list('SafeAreaProvider SafeAreaView useSafeAreaInsets'),
  'expo-linear-gradient': ['LinearGradient'],
};

const homes = new Map<string, KnownExport>(
  Object.entries(byPackage).flatMap(([specifier, names]) =>
    names.map((name) => [name, { specifier, isDefault: false }] as const),
  ),
);
homes.set('AsyncStorage', { specifier: '@react-native-async-storage/async-storage', isDefault: true });
homes.set('React', { specifier: 'react', isDefault: true });

/** The one place that a name of the SDK's packages is imported from; names with two meanings have none. */
export function findKnownExport(name: string): KnownExport | undefined {
  return homes.get(name);
}

/** Every name that has a home. */
export const knownExportNames: ReadonlySet<string> = new Set(homes.keys());
