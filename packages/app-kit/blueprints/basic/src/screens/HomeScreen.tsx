import { LinearGradient } from 'expo-linear-gradient';
import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { AppText, Card, EmptyState, IconButton, InputBar, Screen } from '../components/ui';
import { useNotes } from '../store';
import { useStrings } from '../strings';
import { radius, space, useTheme } from '../theme';

export function HomeScreen() {
  const { home: text, appName } = useStrings();
  const { colors } = useTheme();
  const { notes, addNote, removeNote } = useNotes();
  const [value, setValue] = useState('');

  const add = () => {
    if (!value.trim()) return;
    addNote(value.trim());
    setValue('');
  };

  return (
    <Screen title={appName} subtitle={text.welcome}>
      <LinearGradient
        colors={[colors.heroFrom, colors.heroTo]}
        start={{ x: 0, y: 0 }}
        end={{ x: 1, y: 1 }}
        style={styles.hero}
      >
        <AppText variant="title" tone="onHero">
          {text.heroTitle}
        </AppText>
        <AppText tone="onHero" style={styles.dim}>
          {text.heroText}
        </AppText>
      </LinearGradient>
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
      <AppText variant="heading">{text.notes}</AppText>
      {notes.length === 0 ? (
        <EmptyState icon="document-text-outline" title={text.emptyTitle} text={text.emptyText} />
      ) : (
        notes.map((note) => (
          <Card key={note.id} style={styles.note}>
            <AppText style={styles.grow}>{note.text}</AppText>
            <IconButton
              plain
              icon="trash-outline"
              tone="faint"
              label={text.remove(note.text)}
              onPress={() => removeNote(note.id)}
            />
          </Card>
        ))
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  hero: { borderRadius: radius.card, padding: space.xl, gap: space.xs },
  dim: { opacity: 0.88 },
  note: { flexDirection: 'row', alignItems: 'center', paddingVertical: 10 },
  grow: { flex: 1 },
});
