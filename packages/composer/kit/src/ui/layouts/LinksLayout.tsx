import { type ReactNode, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import type { IconName } from '../Icon';
import { IconButton } from '../IconButton';
import { BottomBarContext, ChromeContext, type LayoutProps } from './chrome';

/** Icons at the top right of the first screen open the others, which have a way back to it. */
export function LinksLayout({
  home,
  hasBar = false,
  places,
  route,
  navigation,
  children,
}: LayoutProps & { home: string; hasBar?: boolean }): ReactNode {
  const chrome = useMemo(() => {
    if (route.name === home)
      return {
        right: (
          <View style={styles.links}>
            {places.map(({ name, title, icon }) => (
              <IconButton
                key={name}
                icon={`${icon}-outline` as IconName}
                label={title}
                onPress={() => navigation.navigate(name)}
              />
            ))}
          </View>
        ),
      };
    if (!places.some(({ name }) => name === route.name)) return {};
    const back = () => navigation.navigate(home);
    return { left: <IconButton icon="chevron-back" label={strings.common.back} onPress={back} /> };
  }, [home, places, route.name, navigation]);
  return (
    <BottomBarContext value={hasBar}>
      <ChromeContext value={chrome}>{children}</ChromeContext>
    </BottomBarContext>
  );
}

const styles = StyleSheet.create({
  links: { flexDirection: 'row', gap: 8 },
});
