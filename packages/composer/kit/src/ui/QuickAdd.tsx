import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { radius, space, type, useTheme } from '../theme';
import { IconButton } from './IconButton';

interface QuickAddProps {
  /** Shown in the empty input. */
  label: string;
  /** Read for the button. */
  addLabel: string;
  onAdd: (text: string) => void;
}

/** Adds a row by its title in one line; the keyboard stays open for the next. */
export function QuickAdd({ label, addLabel, onAdd }: QuickAddProps) {
  const { colors } = useTheme();
  const [text, setText] = useState('');
  const submit = () => {
    const title = text.trim();
    if (!title) return;
    onAdd(title);
    setText('');
  };

  return (
    <View style={styles.row}>
      <TextInput
        aria-label={label}
        placeholder={label}
        placeholderTextColor={colors.muted}
        value={text}
        onChangeText={setText}
        onSubmitEditing={submit}
        submitBehavior="submit"
        returnKeyType="done"
        maxLength={120}
        style={[type.body, styles.input, { color: colors.ink, backgroundColor: colors.sunken }]}
      />
      <View style={[styles.add, { backgroundColor: colors.primary }]}>
        <IconButton plain icon="arrow-up" tone="onPrimary" label={addLabel} onPress={submit} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  input: { flex: 1, minHeight: 50, paddingHorizontal: space.md + 4, borderRadius: radius.control },
  add: { borderRadius: 22 },
});
