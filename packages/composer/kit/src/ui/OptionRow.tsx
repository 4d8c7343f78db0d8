import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, useTheme } from '../theme';
import { AppText } from './AppText';
import { Icon } from './Icon';

interface OptionRowProps {
  title: string;
  subtitle?: string;
  selected: boolean;
  onPress: () => void;
}

/** One of several answers to a question. */
export function OptionRow({ title, subtitle, selected, onPress }: OptionRowProps) {
  const { colors, surface } = useTheme();
  return (
    <Pressable
      role="radio"
      aria-checked={selected}
      onPress={onPress}
      style={({ pressed }) => [
        styles.row,
        surface,
        selected && { backgroundColor: colors.soft },
        pressed && styles.pressed,
      ]}
    >
      <View style={styles.texts}>
        <AppText variant="heading">{title}</AppText>
        {subtitle ? (
          <AppText variant="label" tone="muted" style={styles.subtitle}>
            {subtitle}
          </AppText>
        ) : null}
      </View>
      <Icon
        name={selected ? 'checkmark-circle' : 'chevron-forward'}
        tone={selected ? 'primaryInk' : 'muted'}
      />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    minHeight: 64,
    paddingHorizontal: space.md + 4,
    paddingVertical: space.md,
    borderRadius: radius.card,
  },
  texts: { flex: 1, gap: 2 },
  subtitle: { fontWeight: '400' },
  pressed: { opacity: 0.7 },
});
