import type { BottomTabBarProps } from '@react-navigation/bottom-tabs';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTheme } from '../theme';
import { TabButton, tabMaximum } from './TabButton';

/** The main screens side by side at the bottom. */
export function TabBar(props: BottomTabBarProps) {
  const { colors } = useTheme();
  const { bottom } = useSafeAreaInsets();
  return (
    <View
      role="tablist"
      style={[
        styles.bar,
        { paddingBottom: bottom + 4, backgroundColor: colors.raised, borderTopColor: colors.line },
      ]}
    >
      {props.state.routes.slice(0, tabMaximum).map((route) => (
        <TabButton key={route.key} route={route} {...props} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', paddingTop: 4, borderTopWidth: StyleSheet.hairlineWidth },
});
