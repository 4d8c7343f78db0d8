import { StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { IconButton } from '../../ui/IconButton';

interface StepRowProps {
  label: string;
  value: number;
  /** The value as it is read. */
  shown: string;
  least: number;
  most: number;
  step: number;
  onChange: (value: number) => void;
}

/** A number that two buttons change. */
export function StepRow({ label, value, shown, least, most, step, onChange }: StepRowProps) {
  const { surface } = useTheme();
  return (
    <View style={[styles.row, surface]}>
      <AppText style={styles.label}>{label}</AppText>
      <IconButton
        icon="remove"
        label={strings.intervals.less(label)}
        onPress={() => onChange(Math.max(least, value - step))}
      />
      <AppText variant="heading" style={styles.value}>
        {shown}
      </AppText>
      <IconButton
        icon="add"
        label={strings.intervals.more(label)}
        onPress={() => onChange(Math.min(most, value + step))}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    borderRadius: radius.card,
    paddingHorizontal: space.lg,
    paddingVertical: space.sm,
  },
  label: { flex: 1 },
  value: { minWidth: 64, textAlign: 'center' },
});
