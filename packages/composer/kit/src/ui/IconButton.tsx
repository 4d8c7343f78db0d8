import { Pressable, StyleSheet } from 'react-native';
import { type Palette, useTheme } from '../theme';
import { Icon, type IconName } from './Icon';

interface IconButtonProps {
  icon: IconName;
  /** Read by screen readers. */
  label: string;
  onPress: () => void;
  tone?: keyof Palette;
  /** Without a surface behind the icon. */
  plain?: boolean;
  selected?: boolean;
}

export function IconButton({ icon, label, onPress, tone = 'ink', plain, selected }: IconButtonProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-selected={selected}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        !plain && { backgroundColor: colors.sunken },
        pressed && styles.pressed,
      ]}
    >
      <Icon name={icon} tone={tone} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: { width: 44, height: 44, borderRadius: 22, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: 0.6 },
});
