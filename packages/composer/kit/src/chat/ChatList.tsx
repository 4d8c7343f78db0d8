import { useState } from 'react';
import { FlatList, StyleSheet, View } from 'react-native';
import { formatDay, isToday } from '../data/days';
import { matches } from '../data/search';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Avatar } from '../ui/Avatar';
import { EmptyState } from '../ui/EmptyState';
import { ListRow } from '../ui/ListRow';
import { Screen } from '../ui/Screen';
import { SearchBar } from '../ui/SearchBar';
import type { Message } from './message';
import { type Contact, NewChat } from './NewChat';

interface ChatListProps {
  title: string;
  messages: readonly Message[];
  /** People to write to; without them a chat starts with a name. */
  contacts?: readonly Contact[];
  onOpen: (person: string) => void;
}

/** One row for each person: the last message and how many are unread. */
export function ChatList({ title, messages, contacts, onOpen }: ChatListProps) {
  const { colors } = useTheme();
  const [query, setQuery] = useState('');
  const ordered = [...messages].sort((a, b) => b.at.localeCompare(a.at));
  const found = ordered.filter(({ name }) => matches(query, name));
  const people = [...new Set(found.map(({ person }) => person))];
  const unread = messages.filter(({ isRead, isMine }) => !isRead && !isMine).length;

  return (
    <Screen scroll={false} title={title} subtitle={unread > 0 ? strings.chat.unread(unread) : undefined}>
      <FlatList
        data={people}
        keyExtractor={(person) => person}
        style={styles.list}
        contentContainerStyle={styles.rows}
        showsVerticalScrollIndicator={false}
        keyboardShouldPersistTaps="handled"
        ListHeaderComponentStyle={styles.header}
        ListHeaderComponent={
          <>
            <SearchBar label={strings.chat.search} value={query} onChange={setQuery} />
            <NewChat contacts={contacts} onStart={onOpen} />
          </>
        }
        ListEmptyComponent={
          <EmptyState icon="chatbubbles-outline" title={strings.chat.empty} text={strings.chat.emptyText} />
        }
        renderItem={({ item: person }) => {
          const own = ordered.filter((message) => message.person === person);
          const last = own[0];
          const fresh = own.filter(({ isRead, isMine }) => !isRead && !isMine).length;
          return (
            <ListRow
              title={last?.name ?? person}
              subtitle={last ? (last.isMine ? strings.chat.mine(last.text) : last.text) : undefined}
              leading={<Avatar name={last?.name ?? person} size={50} />}
              trailing={
                <View style={styles.side}>
                  <AppText variant="caption" tone={fresh > 0 ? 'primaryInk' : 'muted'}>
                    {last ? (isToday(last.at) ? last.at.slice(11, 16) : formatDay(last.at.slice(0, 10))) : ''}
                  </AppText>
                  {fresh > 0 ? (
                    <View style={[styles.badge, { backgroundColor: colors.primary }]}>
                      <AppText variant="caption" tone="onPrimary">
                        {fresh}
                      </AppText>
                    </View>
                  ) : null}
                </View>
              }
              onPress={() => onOpen(person)}
            />
          );
        }}
      />
    </Screen>
  );
}

const styles = StyleSheet.create({
  list: { flex: 1, marginHorizontal: -space.lg },
  rows: { gap: space.sm, paddingHorizontal: space.lg, paddingBottom: space.xl },
  header: { gap: space.md, marginBottom: space.xs },
  side: { alignItems: 'flex-end', gap: 6 },
  badge: {
    minWidth: 22,
    height: 22,
    borderRadius: 11,
    paddingHorizontal: 6,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
