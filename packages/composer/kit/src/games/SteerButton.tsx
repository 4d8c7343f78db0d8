import { useRef } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { radius, useTheme } from '../theme';
import { Icon, type IconName } from '../ui/Icon';

interface SteerButtonProps {
  icon: IconName;
  /** Read by screen readers. */
  label: string;
  onPress: () => void;
}

/** A wide button that acts as soon as it is touched, for games in real time. */
export function SteerButton({ icon, label, onPress }: SteerButtonProps) {
  const { colors } = useTheme();
  // Screen readers press without touching: only then the press itself acts.
  const isTouched = useRef(false);
  const touch = () => {
    isTouched.current = true;
    onPress();
  };
  const press = () => {
    if (!isTouched.current) onPress();
    isTouched.current = false;
  };
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPressIn={touch}
      onPress={press}
      style={({ pressed }) => [styles.button, { backgroundColor: colors.soft }, pressed && styles.pressed]}
    >
      <Icon name={icon} size={26} tone="onSoft" />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    width: 96,
    height: 52,
    borderRadius: radius.control,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: 0.6 },
});
