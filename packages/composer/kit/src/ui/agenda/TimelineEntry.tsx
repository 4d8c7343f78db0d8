import { Pressable, StyleSheet, View } from 'react-native';
import { toTime } from '../../data/slots';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Badge } from '../Badge';
import type { AgendaEntry } from './agenda-entry';

interface TimelineEntryProps {
  entry: AgendaEntry;
  isPast: boolean;
  onPress: () => void;
}

/** Start and end at the left, what happens at the right; longer entries are taller. */
export function TimelineEntry({ entry, isPast, onPress }: TimelineEntryProps) {
  const { colors, surface } = useTheme();
  const { start, end, title, text, badge } = entry;
  return (
    <View style={styles.row}>
      <View style={styles.times}>
        <AppText variant="heading" tone={isPast ? 'muted' : 'ink'}>
          {toTime(start)}
        </AppText>
        <AppText variant="caption" tone="muted">
          {toTime(end)}
        </AppText>
      </View>
      <Pressable
        role="button"
        aria-label={[toTime(start), title, text, badge?.label].filter(Boolean).join(', ')}
        onPress={onPress}
        style={({ pressed }) => [
          styles.block,
          surface,
          { minHeight: Math.min(132, 64 + Math.max(0, end - start - 30) * 0.6) },
          pressed && styles.pressed,
        ]}
      >
        <View style={[styles.stripe, { backgroundColor: isPast ? colors.faint : colors.primary }]} />
        <View style={styles.texts}>
          <AppText variant="heading" tone={isPast ? 'muted' : 'ink'} numberOfLines={2}>
            {title}
          </AppText>
          {text ? (
            <AppText variant="label" tone="muted" style={styles.text}>
              {text}
            </AppText>
          ) : null}
        </View>
        {badge?.label ? <Badge label={badge.label} tone={badge.tone} /> : null}
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.md },
  times: { minWidth: 48, paddingTop: space.md },
  block: {
    flex: 1,
    flexDirection: 'row',
    gap: space.sm,
    paddingVertical: space.md,
    paddingLeft: space.lg,
    paddingRight: space.md,
    borderRadius: radius.card,
    overflow: 'hidden',
  },
  stripe: { position: 'absolute', left: 0, top: 0, bottom: 0, width: 6 },
  texts: { flex: 1, gap: 2 },
  text: { fontWeight: '400' },
  pressed: { opacity: 0.7 },
});
