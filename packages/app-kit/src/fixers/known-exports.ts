/** The package or file that exports a name. */
export interface KnownExport {
  readonly specifier: string;
  readonly isDefault: boolean;
  /** Whether only a type is needed, which compiling erases. */
  readonly isType?: boolean;
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
    'NavigationContainer NavigationProp ParamListBase useFocusEffect useIsFocused useNavigation useRoute useTheme',
  ),
  '@react-navigation/native-stack': ['createNativeStackNavigator'],
  '@react-navigation/bottom-tabs': ['createBottomTabNavigator'],
  'react-native-safe-area-context': list('SafeAreaProvider SafeAreaView useSafeAreaInsets'),
  'expo-linear-gradient': ['LinearGradient'],
  'react-native-svg': list('Circle Defs Ellipse G Line Path Polygon Polyline Rect Svg'),
  zustand: ['create'],
};

const known = new Map<string, KnownExport>(
  Object.entries(byPackage).flatMap(([specifier, names]) =>
    names.map((name) => [name, { specifier, isDefault: false }] as const),
  ),
);
known.set('AsyncStorage', { specifier: '@react-native-async-storage/async-storage', isDefault: true });
known.set('React', { specifier: 'react', isDefault: true });

/** The only package that exports a name; ambiguous names are not listed. */
export function findKnownExport(name: string): KnownExport | undefined {
  return known.get(name);
}

export const knownExportNames: ReadonlySet<string> = new Set(known.keys());
