import { ScrollView, StyleSheet } from 'react-native';
import { space } from '../theme';
import { Chip } from './Chip';

interface ChipRowProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Filters in one line that scrolls sideways. */
export function ChipRow<Value extends string>({ label, options, value, onChange }: ChipRowProps<Value>) {
  return (
    <ScrollView
      horizontal
      role="radiogroup"
      aria-label={label}
      showsHorizontalScrollIndicator={false}
      style={styles.row}
      contentContainerStyle={styles.content}
    >
      {options.map((option) => (
        <Chip
          key={option.value}
          label={option.label}
          selected={option.value === value}
          onPress={() => onChange(option.value)}
        />
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  row: { flexGrow: 0, marginHorizontal: -space.lg },
  content: { paddingHorizontal: space.lg, gap: space.sm },
});
