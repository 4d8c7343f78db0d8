import { type ReactNode, useMemo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { ChromeContext, type LayoutProps, type Place } from './chrome';

/** The first screen has a tile for every other one; those have a way back to it. */
export function DashboardLayout({
  home,
  places,
  route,
  navigation,
  children,
}: LayoutProps & { home: string }): ReactNode {
  const chrome = useMemo(() => {
    if (route.name === home) return { below: <Tiles places={places} open={navigation.navigate} /> };
    const back = () => navigation.navigate(home);
    return { left: <IconButton icon="chevron-back" label={strings.common.back} onPress={back} /> };
  }, [home, places, route.name, navigation]);
  return <ChromeContext value={chrome}>{children}</ChromeContext>;
}

function Tiles({ places, open }: { places: readonly Place[]; open: (name: string) => void }) {
  const { colors, surface } = useTheme();
  return (
    <View role="navigation" style={styles.tiles}>
      {places.map(({ name, title, icon }, index) => (
        <Pressable
          key={name}
          role="link"
          onPress={() => open(name)}
          style={({ pressed }) => [
            styles.tile,
            places.length % 3 === 1 && styles.half,
            index === 0 ? { backgroundColor: colors.soft } : surface,
            pressed && styles.pressed,
          ]}
        >
          <Icon name={icon} size={22} tone={index === 0 ? 'onSoft' : 'primaryInk'} />
          <AppText variant="label" tone={index === 0 ? 'onSoft' : 'ink'} numberOfLines={2}>
            {title}
          </AppText>
        </Pressable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  tile: {
    flexGrow: 1,
    flexBasis: '30%',
    minHeight: 76,
    justifyContent: 'space-between',
    gap: space.sm,
    padding: space.md,
    borderRadius: radius.control,
  },
  half: { flexBasis: '45%' },
  pressed: { opacity: 0.7, transform: [{ scale: 0.98 }] },
});
