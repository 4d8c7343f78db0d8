import type { BottomTabBarProps } from '@react-navigation/bottom-tabs';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { space, useTheme } from '../theme';
import { AppText } from './AppText';

/** The main screens as titles at the top, underlined where you are. */
export function TopTabBar({ state, descriptors, navigation }: BottomTabBarProps) {
  const { colors } = useTheme();
  const { top } = useSafeAreaInsets();
  return (
    <View style={{ paddingTop: top, backgroundColor: colors.page }}>
      <ScrollView
        horizontal
        role="tablist"
        showsHorizontalScrollIndicator={false}
        contentContainerStyle={styles.bar}
      >
        {state.routes.map((route, index) => {
          const focused = index === state.index;
          return (
            <Pressable
              key={route.key}
              role="tab"
              aria-selected={focused}
              onPress={() => navigation.navigate(route.name)}
              style={[styles.tab, { borderBottomColor: focused ? colors.primary : colors.page }]}
            >
              <AppText variant="button" tone={focused ? 'ink' : 'muted'}>
                {descriptors[route.key]?.options.title}
              </AppText>
            </Pressable>
          );
        })}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { paddingHorizontal: space.lg, gap: space.lg },
  tab: { minWidth: 44, minHeight: 48, alignItems: 'center', justifyContent: 'center', borderBottomWidth: 3 },
});
