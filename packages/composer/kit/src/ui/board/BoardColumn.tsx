import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Badge, type Tone } from '../Badge';

interface BoardColumnProps {
  title: string;
  tone: Tone;
  count: number;
  width: number;
  /** Shown without cards. */
  empty: string;
  children?: ReactNode;
}

/** All cards of one status. */
export function BoardColumn({ title, tone, count, width, empty, children }: BoardColumnProps) {
  const { colors } = useTheme();
  return (
    <View style={[styles.column, { width, backgroundColor: colors.sunken }]}>
      <View style={styles.header}>
        <AppText variant="heading" role="heading" style={styles.title}>
          {title}
        </AppText>
        <Badge label={String(count)} tone={tone} />
      </View>
      {count === 0 ? (
        <AppText variant="label" tone="muted" style={styles.empty}>
          {empty}
        </AppText>
      ) : null}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  column: { borderRadius: radius.card, padding: space.md, gap: space.sm, alignSelf: 'flex-start' },
  header: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: 32 },
  title: { flex: 1 },
  empty: { paddingVertical: space.lg, textAlign: 'center', fontWeight: '400' },
});
