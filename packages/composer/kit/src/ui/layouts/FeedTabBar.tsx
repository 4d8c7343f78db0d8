import type { BottomTabBarProps } from '@react-navigation/bottom-tabs';
import { Fragment } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTheme } from '../../theme';
import { Icon } from '../Icon';
import { TabButton } from '../TabButton';

interface FeedTabBarProps extends BottomTabBarProps {
  compose: { label: string; onPress: () => void };
}

/** Main screens at the bottom with the button that writes something new between them. */
export function FeedTabBar({ compose, ...props }: FeedTabBarProps) {
  const { colors, shadow } = useTheme();
  const { bottom } = useSafeAreaInsets();
  const routes = props.state.routes.slice(0, 4);
  const middle = Math.ceil(routes.length / 2);
  return (
    <View
      style={[
        styles.bar,
        { paddingBottom: bottom + 4, backgroundColor: colors.raised, borderTopColor: colors.line },
      ]}
    >
      {routes.map((route, index) => (
        <Fragment key={route.key}>
          {index === middle ? (
            <View style={styles.middle}>
              <Pressable
                role="button"
                aria-label={compose.label}
                onPress={compose.onPress}
                style={({ pressed }) => [
                  styles.compose,
                  { backgroundColor: colors.primary, boxShadow: shadow },
                  pressed && styles.pressed,
                ]}
              >
                <Icon name="add" size={28} tone="onPrimary" />
              </Pressable>
            </View>
          ) : null}
          <TabButton route={route} {...props} />
        </Fragment>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', paddingTop: 4, borderTopWidth: StyleSheet.hairlineWidth },
  middle: { width: 72, alignItems: 'center', justifyContent: 'center' },
  compose: {
    width: 56,
    height: 56,
    borderRadius: 28,
    marginTop: -18,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: 0.85, transform: [{ scale: 0.95 }] },
});
