import { Pressable, StyleSheet, View } from 'react-native';
import { formatDuration } from '../../data/durations';
import { type Span, toTime } from '../../data/slots';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Icon } from '../Icon';

interface TimelineGapProps {
  gap: Span;
  onPress: () => void;
}

/** A free time that can be booked. */
export function TimelineGap({ gap, onPress }: TimelineGapProps) {
  const { colors } = useTheme();
  const length = formatDuration(gap.end - gap.start);
  return (
    <View style={styles.row}>
      <AppText variant="label" tone="muted" style={styles.time}>
        {toTime(gap.start)}
      </AppText>
      <Pressable
        role="button"
        aria-label={strings.agendaScreen.bookAt(toTime(gap.start))}
        onPress={onPress}
        style={({ pressed }) => [styles.gap, { borderColor: colors.line }, pressed && styles.pressed]}
      >
        <AppText variant="label" tone="muted" style={styles.text}>
          {strings.agendaScreen.free(length)}
        </AppText>
        <Icon name="add-circle-outline" size={22} tone="primaryInk" />
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  time: { minWidth: 48 },
  gap: {
    flex: 1,
    minHeight: 46,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    paddingHorizontal: space.md,
    borderWidth: 1.5,
    borderStyle: 'dashed',
    borderRadius: radius.card,
  },
  text: { flex: 1, fontWeight: '400' },
  pressed: { opacity: 0.6 },
});
