import { Ionicons } from '@expo/vector-icons';
import { useState } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { create } from 'zustand';
import { AppText, Card, EmptyState, IconButton, InputBar, Screen } from '../components/ui';
import { type Language, remember, useSettings } from '../settings';
import { space, useTheme } from '../theme';

const texts = {
  tr: {
    title: '__SCREEN_TITLE__',
    count: (count: number) => `${count} kayıt`,
    placeholder: 'Yeni kayıt ekleyin',
    add: 'Ekle',
    remove: (title: string) => `${title}: sil`,
    emptyTitle: 'Henüz kayıt yok',
    emptyText: 'İlk kaydınızı yukarıdaki alana yazın.',
  },
  en: {
    title: '__SCREEN_TITLE__',
    count: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    placeholder: 'Add a new item',
    add: 'Add',
    remove: (title: string) => `Delete ${title}`,
    emptyTitle: 'Nothing here yet',
    emptyText: 'Write your first item in the field above.',
  },
} satisfies Record<Language, object>;

interface Item {
  id: string;
  title: string;
  starred: boolean;
}

const useItems = create<{ items: Item[] }>()(() => ({ items: [] }));
remember(useItems, 'list-screen', ({ items }) => ({ items }));

export function ListScreen() {
  const text = texts[useSettings((settings) => settings.language)];
  const { colors } = useTheme();
  const items = useItems((state) => state.items);
  const [value, setValue] = useState('');

  const add = () => {
    const title = value.trim();
    if (!title) return;
    useItems.setState({ items: [{ id: `${Date.now()}-${items.length}`, title, starred: false }, ...items] });
    setValue('');
  };
  const toggle = (id: string) =>
    useItems.setState({
      items: items.map((item) => (item.id === id ? { ...item, starred: !item.starred } : item)),
    });
  const remove = (id: string) => useItems.setState({ items: items.filter((item) => item.id !== id) });

  return (
    <Screen title={text.title} subtitle={items.length > 0 ? text.count(items.length) : undefined}>
      <InputBar
        label={text.placeholder}
        value={value}
        maxLength={120}
        onChangeText={setValue}
        onSubmitEditing={add}
        returnKeyType="done"
        right={
          <IconButton
            plain
            icon="add-circle"
            tone={value.trim() ? 'primary' : 'faint'}
            label={text.add}
            onPress={add}
          />
        }
      />
      {items.length === 0 ? (
        <EmptyState icon="albums-outline" title={text.emptyTitle} text={text.emptyText} />
      ) : (
        items.map((item) => (
          <Card key={item.id} style={styles.row}>
            <Pressable
              role="checkbox"
              aria-checked={item.starred}
              aria-label={item.title}
              onPress={() => toggle(item.id)}
              style={styles.main}
            >
              <Ionicons
                name={item.starred ? 'star' : 'star-outline'}
                size={22}
                color={item.starred ? colors.primary : colors.faint}
              />
              <AppText style={styles.grow}>{item.title}</AppText>
            </Pressable>
            <IconButton
              plain
              icon="trash-outline"
              tone="faint"
              label={text.remove(item.title)}
              onPress={() => remove(item.id)}
            />
          </Card>
        ))
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', paddingVertical: 10 },
  main: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.md, minHeight: 40 },
  grow: { flex: 1 },
});
