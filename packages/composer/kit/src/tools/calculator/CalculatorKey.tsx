import { Pressable, StyleSheet } from 'react-native';
import { type Palette, radius, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Icon } from '../../ui/Icon';

interface CalculatorKeyProps {
  name: string;
  text: string;
  label: string;
  isWide: boolean;
  onPress: () => void;
}

function lookOf(name: string): { background: keyof Palette; ink: keyof Palette } {
  if (name === '=') return { background: 'primary', ink: 'onPrimary' };
  if (/[÷×−+]/.test(name)) return { background: 'soft', ink: 'onSoft' };
  if (/\d|\./.test(name)) return { background: 'raised', ink: 'ink' };
  return { background: 'sunken', ink: 'muted' };
}

export function CalculatorKey({ name, text, label, isWide, onPress }: CalculatorKeyProps) {
  const { colors } = useTheme();
  const { background, ink } = lookOf(name);
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [
        styles.key,
        isWide && styles.wide,
        { backgroundColor: colors[background] },
        pressed && styles.pressed,
      ]}
    >
      {name === 'back' ? (
        <Icon name="backspace-outline" size={24} tone={ink} />
      ) : (
        <AppText variant="title" tone={ink} maxFontSizeMultiplier={1.4}>
          {text}
        </AppText>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  key: {
    flex: 1,
    minHeight: 72,
    borderRadius: radius.card,
    alignItems: 'center',
    justifyContent: 'center',
  },
  wide: { flex: 2, marginRight: 8 },
  pressed: { opacity: 0.6, transform: [{ scale: 0.97 }] },
});
