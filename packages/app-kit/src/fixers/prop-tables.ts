const list = (names: string): readonly string[] => names.split(' ');

/** Properties of react-native's components that answers write in another letter case or with underscores. */
const properties = list(
  'accessibilityHint accessibilityLabel accessibilityRole accessible activeOpacity allowFontScaling animationType autoCapitalize autoComplete autoCorrect autoFocus behavior blurOnSubmit columnWrapperStyle contentContainerStyle data defaultValue disabled editable ellipsizeMode hitSlop horizontal initialNumToRender ItemSeparatorComponent keyExtractor keyboardShouldPersistTaps keyboardType ListEmptyComponent ListFooterComponent ListHeaderComponent maxLength multiline numColumns numberOfLines onBlur onChangeText onEndReached onEndReachedThreshold onFocus onLayout onLongPress onPress onPressIn onPressOut onRefresh onRequestClose onScroll onSubmitEditing onValueChange pagingEnabled placeholder placeholderTextColor pointerEvents refreshControl refreshing renderItem renderSectionHeader resizeMode returnKeyType scrollEnabled secureTextEntry selectionColor showsHorizontalScrollIndicator showsVerticalScrollIndicator source stickyHeaderIndices style testID textContentType thumbColor trackColor transparent underlayColor value visible',
);

const byFolded = new Map(properties.map((name) => [name.toLowerCase(), name]));

/** The property that differs from a name only in letter case, underscores and hyphens; `undefined` if the name is right. */
export function correctProperty(name: string): string | undefined {
  const known = byFolded.get(name.replaceAll(/[_-]/g, '').toLowerCase());
  return known === name ? undefined : known;
}

/** Components that react to a press. */
export const pressable: ReadonlySet<string> = new Set(
  list('Button Pressable Text TouchableHighlight TouchableOpacity TouchableWithoutFeedback'),
);

export const booleanProperties: ReadonlySet<string> = new Set(
  list(
    'accessible allowFontScaling autoCorrect autoFocus disabled editable horizontal multiline pagingEnabled refreshing scrollEnabled secureTextEntry showsHorizontalScrollIndicator showsVerticalScrollIndicator transparent visible animating',
  ),
);

export const numberProperties: ReadonlySet<string> = new Set(
  list(
    'activeOpacity delayLongPress initialNumToRender maxLength numColumns numberOfLines onEndReachedThreshold scrollEventThrottle',
  ),
);

/** Values of HTML and CSS in place of those of React Native. */
export const propertyValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  resizeMode: { fill: 'stretch', 'scale-down': 'contain' },
  keyboardType: {
    number: 'numeric',
    email: 'email-address',
    phone: 'phone-pad',
    tel: 'phone-pad',
    text: 'default',
    decimal: 'decimal-pad',
  },
  returnKeyType: { submit: 'done', enter: 'done' },
  autoCapitalize: { off: 'none', word: 'words', sentence: 'sentences' },
};
