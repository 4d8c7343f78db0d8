import type { BottomTabBarProps } from '@react-navigation/bottom-tabs';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { type, useTheme } from '../theme';
import { AppText } from './AppText';
import { tabLabelSize } from './tab-label-size';

interface TabButtonProps extends BottomTabBarProps {
  route: BottomTabBarProps['state']['routes'][number];
  /** Without it, the bar is as wide as the window. */
  barWidth?: number;
}

/** More tabs have no room for their labels. */
export const tabMaximum = 5;

/** One main screen in a tab bar: icon, label and a mark for the current one. */
export function TabButton({ route, barWidth, state, descriptors, navigation }: TabButtonProps) {
  const { colors } = useTheme();
  const { width, fontScale } = useWindowDimensions();
  const scale = Math.min(fontScale, 1.2);
  const labels = state.routes.slice(0, tabMaximum).map(({ key }) => descriptors[key]?.options.title ?? '');
  const fontSize = tabLabelSize(labels, barWidth ?? width, type.tab.fontSize * scale) / scale;
  const focused = state.routes[state.index]?.key === route.key;
  const options = descriptors[route.key]?.options;
  const press = () => {
    const event = navigation.emit({ type: 'tabPress', target: route.key, canPreventDefault: true });
    if (!focused && !event.defaultPrevented) navigation.navigate(route.name);
  };
  return (
    <Pressable
      role="tab"
      aria-selected={focused}
      aria-label={options?.title}
      onPress={press}
      style={({ pressed }) => [styles.button, pressed && styles.pressed]}
    >
      <View style={[styles.icon, focused && { backgroundColor: colors.soft }]}>
        {options?.tabBarIcon?.({ focused, color: focused ? colors.onSoft : colors.muted, size: 22 })}
      </View>
      <AppText variant="tab" tone={focused ? 'primaryInk' : 'muted'} numberOfLines={1} style={{ fontSize }}>
        {options?.title}
      </AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    flex: 1,
    minHeight: 56,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
    paddingHorizontal: 2,
  },
  icon: { paddingHorizontal: 16, paddingVertical: 4, borderRadius: 16 },
  pressed: { opacity: 0.6 },
});
