import { type ReactNode, useMemo, useState } from 'react';
import { Modal, Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { ChromeContext, type LayoutProps } from './chrome';

/** A menu button at the top left opens the list of main screens. */
export function DrawerLayout({
  name: appName,
  places,
  route,
  navigation,
  children,
}: LayoutProps & { name: string }): ReactNode {
  const { colors } = useTheme();
  const { top, bottom } = useSafeAreaInsets();
  const [isOpen, setIsOpen] = useState(false);
  const chrome = useMemo(
    () => ({
      left: <IconButton icon="menu" label={strings.layout.menu} onPress={() => setIsOpen(true)} />,
    }),
    [],
  );
  const close = () => setIsOpen(false);

  return (
    <ChromeContext value={chrome}>
      {children}
      <Modal visible={isOpen} transparent animationType="fade" onRequestClose={close}>
        <View style={styles.row}>
          <View
            style={[
              styles.panel,
              { backgroundColor: colors.raised, paddingTop: top + space.lg, paddingBottom: bottom },
            ]}
          >
            <AppText variant="title" role="heading" style={styles.name}>
              {appName}
            </AppText>
            <ScrollView role="navigation" contentContainerStyle={styles.places}>
              {places.map(({ name, title, icon }) => {
                const current = name === route.name;
                return (
                  <Pressable
                    key={name}
                    role="link"
                    aria-current={current ? 'page' : undefined}
                    onPress={() => {
                      close();
                      navigation.navigate(name);
                    }}
                    style={({ pressed }) => [
                      styles.place,
                      current && { backgroundColor: colors.soft },
                      pressed && styles.pressed,
                    ]}
                  >
                    <Icon name={icon} size={22} tone={current ? 'onSoft' : 'muted'} />
                    <AppText variant="button" tone={current ? 'onSoft' : 'ink'}>
                      {title}
                    </AppText>
                  </Pressable>
                );
              })}
            </ScrollView>
          </View>
          <Pressable role="button" aria-label={strings.common.close} onPress={close} style={styles.veil} />
        </View>
      </Modal>
    </ChromeContext>
  );
}

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row' },
  panel: {
    width: 280,
    maxWidth: '82%',
    borderTopRightRadius: radius.card,
    borderBottomRightRadius: radius.card,
  },
  name: { paddingHorizontal: space.lg, paddingBottom: space.md },
  places: { paddingHorizontal: space.md, gap: 4 },
  place: {
    minHeight: 52,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    paddingHorizontal: space.md,
    borderRadius: radius.control,
  },
  veil: { flex: 1, backgroundColor: 'rgba(10, 10, 20, 0.45)' },
  pressed: { opacity: 0.6 },
});
