import type { BottomTabBarProps } from '@react-navigation/bottom-tabs';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { space, useTheme } from '../theme';
import { TabButton, tabMaximum } from './TabButton';

const padding = 6;

/** The main screens in a rounded bar above the lower edge. */
export function FloatingTabBar(props: BottomTabBarProps) {
  const { colors, shadow } = useTheme();
  const { bottom } = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  // A narrow phone has no room to spare beside five labels.
  const marginHorizontal = width < 360 ? space.sm : space.lg;
  return (
    <View style={{ backgroundColor: colors.page, paddingBottom: bottom + space.sm }}>
      <View
        role="tablist"
        style={[styles.bar, { marginHorizontal, backgroundColor: colors.raised, boxShadow: shadow }]}
      >
        {props.state.routes.slice(0, tabMaximum).map((route) => (
          <TabButton
            key={route.key}
            route={route}
            barWidth={width - 2 * (marginHorizontal + padding)}
            {...props}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', padding, borderRadius: 30 },
});
