import { Pressable, StyleSheet, View } from 'react-native';
import { radius, useTheme } from '../../theme';
import { AppText } from '../AppText';

interface SwitchFieldProps {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** Yes or no. The whole row is the control, so that a screen reader has one stop for it. */
export function SwitchField({ label, value, onChange }: SwitchFieldProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="switch"
      aria-checked={value}
      aria-label={label}
      onPress={() => onChange(!value)}
      style={[styles.row, { backgroundColor: colors.sunken }]}
    >
      <AppText style={styles.label}>{label}</AppText>
      <View
        style={[styles.track, value && styles.on, { backgroundColor: value ? colors.primary : colors.faint }]}
      >
        <View style={[styles.thumb, { backgroundColor: colors.raised }]} />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 52,
    paddingHorizontal: 14,
    borderRadius: radius.control,
  },
  label: { flex: 1 },
  track: { width: 46, height: 28, padding: 3, borderRadius: 14 },
  on: { alignItems: 'flex-end' },
  thumb: { width: 22, height: 22, borderRadius: 11 },
});
