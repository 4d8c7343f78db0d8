import { Pressable, StyleSheet, Switch } from 'react-native';
import { radius, useTheme } from '../../theme';
import { AppText } from '../AppText';

interface SwitchFieldProps {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

export function SwitchField({ label, value, onChange }: SwitchFieldProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      onPress={() => onChange(!value)}
      style={[styles.row, { backgroundColor: colors.sunken }]}
      aria-hidden={false}
    >
      <AppText style={styles.label}>{label}</AppText>
      <Switch
        aria-label={label}
        value={value}
        onValueChange={onChange}
        trackColor={{ false: colors.faint, true: colors.primary }}
        thumbColor={colors.raised}
      />
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
});
