import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, useTheme } from '../theme';
import { AppText } from './AppText';

interface GridCardProps {
  title: string;
  subtitle?: string;
  cover: ReactNode;
  /** A favourite button over the cover. */
  corner?: ReactNode;
  /** A price or a rating below the texts. */
  footer?: ReactNode;
  onPress?: () => void;
  /** Alone in its row. */
  wide?: boolean;
}

/** One of two cards side by side, or one in its row: a picture with title and details below. */
export function GridCard({ title, subtitle, cover, corner, footer, onPress, wide = false }: GridCardProps) {
  const { surface } = useTheme();
  return (
    <View style={[styles.cell, wide && styles.wide]}>
      <Pressable
        role="button"
        aria-label={subtitle ? `${title}, ${subtitle}` : title}
        onPress={onPress}
        style={({ pressed }) => [styles.card, surface, pressed && styles.pressed]}
      >
        {cover}
        <View style={styles.texts}>
          <AppText variant="heading" numberOfLines={2}>
            {title}
          </AppText>
          {subtitle ? (
            <AppText variant="caption" tone="muted" numberOfLines={2}>
              {subtitle}
            </AppText>
          ) : null}
          {footer}
        </View>
      </Pressable>
      {corner ? <View style={styles.corner}>{corner}</View> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  cell: { flex: 1, maxWidth: '50%' },
  wide: { maxWidth: '100%' },
  card: { flex: 1, borderRadius: radius.card, overflow: 'hidden' },
  texts: { padding: space.md, gap: 4 },
  corner: { position: 'absolute', top: space.xs, right: space.xs },
  pressed: { opacity: 0.75, transform: [{ scale: 0.98 }] },
});
