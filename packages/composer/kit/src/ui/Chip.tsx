import { Pressable, StyleSheet, Text } from 'react-native';
import { type, useTheme } from '../theme';
import { Icon, type IconName } from './Icon';

interface ChipProps {
  label: string;
  selected: boolean;
  onPress: () => void;
  icon?: IconName;
  /** A choice of several is a radio button, one that can be combined a checkbox; an action has no state. */
  role?: 'radio' | 'checkbox' | 'button';
}

/** One of several choices: a filter or an option. */
export function Chip({ label, selected, onPress, icon, role = 'radio' }: ChipProps) {
  const { colors } = useTheme();
  const ink = selected ? 'onPrimary' : 'muted';
  return (
    <Pressable
      role={role}
      aria-checked={role === 'button' ? undefined : selected}
      onPress={onPress}
      style={({ pressed }) => [
        styles.chip,
        { backgroundColor: selected ? colors.primary : colors.sunken },
        pressed && styles.pressed,
      ]}
    >
      {icon ? <Icon name={icon} size={15} tone={ink} /> : null}
      <Text style={[type.label, { color: colors[ink] }]}>{label}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    justifyContent: 'center',
    minWidth: 44,
    minHeight: 44,
    paddingHorizontal: 16,
    borderRadius: 22,
  },
  pressed: { opacity: 0.7 },
});
