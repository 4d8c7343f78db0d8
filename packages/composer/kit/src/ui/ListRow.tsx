import type { ReactNode } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { radius, space, useTheme } from '../theme';
import { AppText } from './AppText';

interface ListRowProps {
  title: string;
  subtitle?: string;
  /** An avatar, a cover or an icon at the left. */
  leading?: ReactNode;
  /** A checkbox at the left that acts by itself. */
  check?: ReactNode;
  /** A figure, a badge or a checkbox at the right. */
  trailing?: ReactNode;
  onPress?: () => void;
}

/** One row of a list. The whole row opens the details; controls in `trailing` act by themselves. */
export function ListRow({ title, subtitle, leading, check, trailing, onPress }: ListRowProps) {
  const { surface } = useTheme();
  // Large texts have no room for a second column.
  const isStacked = useWindowDimensions().fontScale > 1.3;
  return (
    <View style={[styles.row, isStacked && styles.stackedRow, surface]}>
      {check}
      <Pressable
        role="button"
        aria-label={subtitle ? `${title}, ${subtitle}` : title}
        disabled={!onPress}
        onPress={onPress}
        style={({ pressed }) => [styles.main, isStacked && styles.stackedMain, pressed && styles.pressed]}
      >
        {leading}
        <View style={styles.texts}>
          <AppText variant="heading" numberOfLines={2}>
            {title}
          </AppText>
          {subtitle ? (
            <AppText variant="label" tone="muted" numberOfLines={2} style={styles.subtitle}>
              {subtitle}
            </AppText>
          ) : null}
        </View>
      </Pressable>
      {trailing ? <View style={[styles.trailing, isStacked && styles.below]}>{trailing}</View> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    paddingHorizontal: space.md,
    borderRadius: radius.card,
  },
  main: {
    flex: 1,
    minHeight: 68,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    paddingVertical: space.md,
  },
  texts: { flex: 1, gap: 2 },
  subtitle: { fontWeight: '400' },
  trailing: { alignItems: 'flex-end', justifyContent: 'center', gap: 4, maxWidth: '46%' },
  stackedRow: { flexWrap: 'wrap' },
  stackedMain: { flexBasis: 180 },
  below: { flexBasis: '100%', maxWidth: '100%', paddingBottom: space.md },
  pressed: { opacity: 0.6 },
});
