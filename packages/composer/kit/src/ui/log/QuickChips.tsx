import { Pressable, ScrollView, StyleSheet } from 'react-native';
import { space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Icon } from '../Icon';

interface QuickChipsProps {
  /** What a press does, for screen readers. */
  label: string;
  chips: readonly { key: string; label: string; onPress: () => void }[];
}

/** The most frequent entries, added with one press. */
export function QuickChips({ label, chips }: QuickChipsProps) {
  const { colors } = useTheme();
  if (chips.length === 0) return null;
  return (
    <ScrollView
      horizontal
      role="group"
      aria-label={label}
      showsHorizontalScrollIndicator={false}
      style={styles.row}
      contentContainerStyle={styles.content}
    >
      {chips.map((chip) => (
        <Pressable
          key={chip.key}
          role="button"
          aria-label={`${label}: ${chip.label}`}
          onPress={chip.onPress}
          style={({ pressed }) => [styles.chip, { backgroundColor: colors.soft }, pressed && styles.pressed]}
        >
          <Icon name="add" size={18} tone="onSoft" />
          <AppText variant="label" tone="onSoft">
            {chip.label}
          </AppText>
        </Pressable>
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  row: { flexGrow: 0, marginHorizontal: -space.lg },
  content: { paddingHorizontal: space.lg, gap: space.sm },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    minHeight: 48,
    paddingLeft: space.md,
    paddingRight: space.md + 4,
    borderRadius: 24,
  },
  pressed: { opacity: 0.65, transform: [{ scale: 0.97 }] },
});
