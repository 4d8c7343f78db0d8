import { Pressable, StyleSheet, Text } from 'react-native';
import { space, type, useTheme } from '../theme';
import { Icon } from './Icon';

interface AddButtonProps {
  label: string;
  onPress: () => void;
}

/** The main action of a screen, at the bottom right, where a thumb reaches it. */
export function AddButton({ label, onPress }: AddButtonProps) {
  const { colors, shadow } = useTheme();
  return (
    <Pressable
      role="button"
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        { backgroundColor: colors.primary, boxShadow: shadow },
        pressed && styles.pressed,
      ]}
    >
      <Icon name="add" size={22} tone="onPrimary" />
      <Text maxFontSizeMultiplier={1.2} style={[type.button, { color: colors.onPrimary }]}>
        {label}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    minHeight: 56,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    paddingLeft: space.lg,
    paddingRight: space.xl,
    borderRadius: 28,
  },
  pressed: { opacity: 0.85, transform: [{ scale: 0.97 }] },
});
