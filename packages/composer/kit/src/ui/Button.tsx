import { ActivityIndicator, Pressable, type StyleProp, StyleSheet, Text, type ViewStyle } from 'react-native';
import { radius, space, type, useTheme } from '../theme';
import { Icon, type IconName } from './Icon';

interface ButtonProps {
  label: string;
  onPress: () => void;
  icon?: IconName;
  kind?: 'primary' | 'soft' | 'danger';
  busy?: boolean;
  disabled?: boolean;
  /** Whether what the button shows and hides is shown. */
  expanded?: boolean;
  style?: StyleProp<ViewStyle>;
}

export function Button({
  label,
  onPress,
  icon,
  kind = 'primary',
  busy,
  disabled,
  expanded,
  style,
}: ButtonProps) {
  const { colors } = useTheme();
  const look = {
    primary: { background: colors.primary, ink: 'onPrimary' },
    soft: { background: colors.soft, ink: 'onSoft' },
    danger: { background: colors.dangerSoft, ink: 'danger' },
  } as const;
  const { background, ink } = look[kind];
  const isInactive = disabled || busy;

  return (
    <Pressable
      role="button"
      aria-disabled={isInactive}
      aria-busy={busy}
      aria-expanded={expanded}
      disabled={isInactive}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        { backgroundColor: background },
        isInactive && styles.inactive,
        pressed && styles.pressed,
        style,
      ]}
    >
      {busy ? <ActivityIndicator color={colors[ink]} /> : null}
      {icon && !busy ? <Icon name={icon} size={18} tone={ink} /> : null}
      <Text style={[type.button, { color: colors[ink] }]}>{label}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    minHeight: 50,
    paddingHorizontal: space.xl,
    paddingVertical: space.md,
    borderRadius: radius.control,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.sm,
  },
  inactive: { opacity: 0.5 },
  pressed: { opacity: 0.8, transform: [{ scale: 0.985 }] },
});
