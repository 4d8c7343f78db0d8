import { Ionicons } from '@expo/vector-icons';
import { Platform, StyleSheet, Switch } from 'react-native';
import { create } from 'zustand';
import { AppText, Card, EmptyState, IconButton, Screen } from '../components/ui';
import { type Language, remember, useSettings } from '../settings';
import { space, useTheme } from '../theme';

const texts = {
  tr: {
    title: '__SCREEN_TITLE__',
    unread: (count: number) => (count === 0 ? 'Hepsini okudunuz' : `${count} okunmamış`),
    readAll: 'Hepsini okundu say',
    allow: 'Bildirimlere izin ver',
    remove: (title: string) => `${title}: sil`,
    emptyTitle: 'Bildirim yok',
    emptyText: 'Yeni bir şey olduğunda burada görünür.',
    items: [
      'Hoş geldiniz! Uygulamayı keşfetmeye başlayın.',
      'Haftalık özetiniz hazır.',
      'Yeni sürümde koyu görünüm var.',
    ],
  },
  en: {
    title: '__SCREEN_TITLE__',
    unread: (count: number) => (count === 0 ? 'You are all caught up' : `${count} unread`),
    readAll: 'Mark all as read',
    allow: 'Allow notifications',
    remove: (title: string) => `Delete: ${title}`,
    emptyTitle: 'No notifications',
    emptyText: 'New things appear here as they happen.',
    items: [
      'Welcome! Have a look around.',
      'Your weekly summary is ready.',
      'The new version brings a dark mode.',
    ],
  },
} satisfies Record<Language, object>;

interface NotificationsState {
  allowed: boolean;
  items: { title: string; read: boolean }[];
}

const useNotifications = create<NotificationsState>()(() => ({
  allowed: true,
  items: texts[useSettings.getState().language].items.map((title, index) => ({ title, read: index === 2 })),
}));
remember(useNotifications, 'notifications', ({ allowed, items }) => ({ allowed, items }));

export function NotificationsScreen() {
  const text = texts[useSettings((settings) => settings.language)];
  const { colors } = useTheme();
  const { allowed, items } = useNotifications();
  // The web's switch has a prop of its own for the thumb while it is on.
  const switchColors = Platform.OS === 'web' ? { activeThumbColor: colors.card } : {};
  const unread = items.filter((item) => !item.read).length;

  return (
    <Screen
      title={text.title}
      subtitle={text.unread(unread)}
      right={
        <IconButton
          icon="checkmark-done"
          label={text.readAll}
          tone={unread > 0 ? 'primary' : 'faint'}
          onPress={() => useNotifications.setState({ items: items.map((item) => ({ ...item, read: true })) })}
        />
      }
    >
      <Card style={styles.row}>
        <AppText variant="heading" style={styles.grow}>
          {text.allow}
        </AppText>
        <Switch
          aria-label={text.allow}
          value={allowed}
          onValueChange={(value) => useNotifications.setState({ allowed: value })}
          trackColor={{ true: colors.primary, false: colors.line }}
          thumbColor={colors.card}
          {...switchColors}
        />
      </Card>
      {items.length === 0 ? (
        <EmptyState icon="notifications-off-outline" title={text.emptyTitle} text={text.emptyText} />
      ) : (
        items.map((item) => (
          <Card key={item.title} style={styles.row}>
            <Ionicons
              name={item.read ? 'notifications-outline' : 'notifications'}
              size={22}
              color={item.read ? colors.faint : colors.primary}
            />
            <AppText tone={item.read ? 'muted' : 'ink'} style={styles.grow}>
              {item.title}
            </AppText>
            <IconButton
              plain
              icon="close"
              tone="faint"
              label={text.remove(item.title)}
              onPress={() =>
                useNotifications.setState({ items: items.filter((each) => each.title !== item.title) })
              }
            />
          </Card>
        ))
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md, paddingVertical: 12 },
  grow: { flex: 1 },
});
