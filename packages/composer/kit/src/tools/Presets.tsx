import { ScrollView, StyleSheet } from 'react-native';
import { formatNumber, formatPercent } from '../data/numbers';
import { space } from '../theme';
import { Chip } from '../ui/Chip';

interface PresetsProps {
  label: string;
  values: readonly number[];
  value: number | null;
  onChange: (value: number) => void;
  unit?: string;
}

function labelOf(value: number, unit: string | undefined): string {
  if (unit === '%') return formatPercent(value);
  return unit === undefined ? formatNumber(value) : `${formatNumber(value)} ${unit}`;
}

/** Frequent values in one line. */
export function Presets({ label, values, value, onChange, unit }: PresetsProps) {
  return (
    <ScrollView
      horizontal
      role="radiogroup"
      aria-label={label}
      showsHorizontalScrollIndicator={false}
      style={styles.row}
      contentContainerStyle={styles.content}
    >
      {values.map((each) => (
        <Chip
          key={each}
          label={labelOf(each, unit)}
          selected={each === value}
          onPress={() => onChange(each)}
        />
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  row: { flexGrow: 0, marginHorizontal: -space.lg },
  content: { paddingHorizontal: space.lg, gap: space.sm },
});
