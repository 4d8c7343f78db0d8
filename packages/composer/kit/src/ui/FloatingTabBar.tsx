import type { BottomTabBarProps } from '@react-navigation/bottom-tabs';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { space, useTheme } from '../theme';
import { TabButton, tabMaximum } from './TabButton';

/** The main screens in a rounded bar above the lower edge. */
export function FloatingTabBar(props: BottomTabBarProps) {
  const { colors, shadow } = useTheme();
  const { bottom } = useSafeAreaInsets();
  return (
    <View style={{ backgroundColor: colors.page, paddingBottom: bottom + space.sm }}>
      <View role="tablist" style={[styles.bar, { backgroundColor: colors.raised, boxShadow: shadow }]}>
        {props.state.routes.slice(0, tabMaximum).map((route) => (
          <TabButton key={route.key} route={route} {...props} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', marginHorizontal: space.lg, padding: 6, borderRadius: 30 },
});
