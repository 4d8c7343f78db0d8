import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { formatDay } from '../data/days';
import { createKept } from '../data/kept';
import { matches } from '../data/search';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AddButton } from '../ui/AddButton';
import { AppText } from '../ui/AppText';
import { ChipRow } from '../ui/ChipRow';
import { EmptyState } from '../ui/EmptyState';
import { IconButton } from '../ui/IconButton';
import { Screen } from '../ui/Screen';
import { SearchBar } from '../ui/SearchBar';

/** A note as screens show it, whatever its rows are called. */
export interface Note {
  id: string;
  title: string;
  text: string;
  day: string;
  tags: readonly string[];
}

/** Ids of notes that stay at the top. */
export const usePinned = createKept<readonly string[]>('pinned-notes', () => []);

interface NotesHomeProps {
  title: string;
  notes: readonly Note[];
  onOpen: (id: string) => void;
  onAdd: () => void;
}

/** Notes as a wall of cards in two columns, pinned ones first. */
export function NotesHome({ title, notes, onOpen, onAdd }: NotesHomeProps) {
  const [query, setQuery] = useState('');
  const [tag, setTag] = useState('all');
  const pinned = usePinned((state) => state.value);
  const tags = [...new Set(notes.flatMap((note) => note.tags))];
  const shown = notes
    .filter((note) => matches(query, `${note.title} ${note.text}`))
    .filter((note) => tag === 'all' || note.tags.includes(tag))
    .sort((a, b) => {
      const order = Number(pinned.includes(b.id)) - Number(pinned.includes(a.id));
      return order || b.day.localeCompare(a.day);
    });
  const columns = [shown.filter((_, index) => index % 2 === 0), shown.filter((_, index) => index % 2 === 1)];

  return (
    <Screen
      title={title}
      subtitle={strings.notes.count(notes.length)}
      action={<AddButton label={strings.notes.add} onPress={onAdd} />}
    >
      <SearchBar label={strings.notes.search} value={query} onChange={setQuery} />
      {tags.length > 0 ? (
        <ChipRow
          label={strings.notes.tags}
          value={tag}
          onChange={setTag}
          options={[
            { value: 'all', label: strings.common.all },
            ...tags.map((each) => ({ value: each, label: `#${each}` })),
          ]}
        />
      ) : null}
      {shown.length === 0 ? (
        <EmptyState
          icon="document-text-outline"
          title={notes.length === 0 ? strings.notes.empty : strings.common.noResult}
          text={notes.length === 0 ? strings.notes.emptyText : strings.common.noResultText}
        />
      ) : (
        <View style={styles.columns}>
          {columns.map((column, index) => (
            <View key={index} style={styles.column}>
              {column.map((note) => (
                <NoteCard
                  key={note.id}
                  note={note}
                  isPinned={pinned.includes(note.id)}
                  onPress={() => onOpen(note.id)}
                />
              ))}
            </View>
          ))}
        </View>
      )}
    </Screen>
  );
}

function NoteCard({ note, isPinned, onPress }: { note: Note; isPinned: boolean; onPress: () => void }) {
  const { colors } = useTheme();
  const change = usePinned((state) => state.change);
  const sum = Array.from(note.id).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const backgrounds = [colors.soft, colors.warningSoft, colors.successSoft, colors.sunken, colors.dangerSoft];
  return (
    <View style={[styles.card, { backgroundColor: backgrounds[sum % backgrounds.length] }]}>
      <Pressable
        role="button"
        aria-label={note.title || note.text}
        onPress={onPress}
        style={({ pressed }) => [styles.main, pressed && styles.pressed]}
      >
        {note.title ? (
          <AppText variant="heading" numberOfLines={2} style={styles.title}>
            {note.title}
          </AppText>
        ) : null}
        <AppText numberOfLines={7}>{note.text}</AppText>
        <AppText variant="caption">
          {[formatDay(note.day), ...note.tags.map((each) => `#${each}`)].join(' · ')}
        </AppText>
      </Pressable>
      <View style={styles.pin}>
        <IconButton
          plain
          icon={isPinned ? 'pin' : 'pin-outline'}
          tone={isPinned ? 'primaryInk' : 'muted'}
          label={isPinned ? strings.notes.unpin : strings.notes.pin}
          onPress={() => change((ids) => (isPinned ? ids.filter((id) => id !== note.id) : [...ids, note.id]))}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: space.md },
  column: { flex: 1, gap: space.md },
  card: { borderRadius: radius.card },
  main: { padding: space.md + 2, gap: space.sm, minHeight: 96 },
  title: { paddingRight: 30 },
  pin: { position: 'absolute', top: 2, right: 2 },
  pressed: { opacity: 0.7 },
});
