import type { ReactNode } from 'react';
import { Pressable, type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';
import { radius, space, useTheme } from '../theme';

interface CardProps {
  children?: ReactNode;
  style?: StyleProp<ViewStyle>;
  onPress?: () => void;
  /** Read by screen readers for a card that can be pressed. */
  label?: string;
}

export function Card({ children, style, onPress, label }: CardProps) {
  const { surface } = useTheme();
  if (!onPress) return <View style={[styles.card, surface, style]}>{children}</View>;
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [styles.card, surface, pressed && styles.pressed, style]}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.card, padding: space.md + 4, gap: space.sm },
  pressed: { opacity: 0.75, transform: [{ scale: 0.99 }] },
});
