import { Pressable, StyleSheet, View } from 'react-native';
import { daysBetween, formatDay, today } from '../data/days';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from './AppText';
import { Badge, type Tone } from './Badge';
import { Icon } from './Icon';

interface DueCardProps {
  title: string;
  text: string;
  /** A day such as 2026-01-31; empty without one. */
  day: string;
  /** At the right: '₺450'. */
  amount?: string;
  badge?: { label: string; tone: Tone };
  /** The next status, reached with one press. */
  next?: { label: string; onPress: () => void };
  onPress?: () => void;
}

/** Something with a deadline: the day stands out, the next step is one press away. */
export function DueCard({ title, text, day, amount, badge, next, onPress }: DueCardProps) {
  const { colors, surface } = useTheme();
  const left = day ? daysBetween(today(), day) : 1;
  const tone = left < 0 ? 'danger' : left === 0 ? 'warning' : 'muted';
  const background = left < 0 ? colors.dangerSoft : left === 0 ? colors.warningSoft : colors.soft;
  const when = !day
    ? strings.dueScreen.noDate
    : left < 0
      ? strings.dates.daysLate(-left)
      : left === 0
        ? strings.dates.today
        : left === 1
          ? strings.dates.tomorrow
          : formatDay(day);

  return (
    <View style={[styles.card, surface]}>
      <Pressable
        role="button"
        aria-label={[title, when, text, badge?.label].filter(Boolean).join(', ')}
        disabled={!onPress}
        onPress={onPress}
        style={({ pressed }) => [styles.main, pressed && styles.pressed]}
      >
        <View style={styles.texts}>
          <AppText variant="heading" numberOfLines={2}>
            {title}
          </AppText>
          {text ? (
            <AppText variant="label" tone="muted" numberOfLines={2} style={styles.quiet}>
              {text}
            </AppText>
          ) : null}
        </View>
        {amount ? <AppText variant="heading">{amount}</AppText> : null}
      </Pressable>
      <View style={styles.foot}>
        <View style={[styles.when, { backgroundColor: background }]}>
          <AppText variant="caption" tone={tone} style={styles.strong}>
            {when}
          </AppText>
        </View>
        {badge?.label ? (
          <View>
            <Badge label={badge.label} tone={badge.tone} />
          </View>
        ) : null}
        <View style={styles.space} />
        {next ? (
          <Pressable
            role="button"
            aria-label={strings.dueScreen.moveTo(title, next.label)}
            onPress={next.onPress}
            style={({ pressed }) => [
              styles.next,
              { backgroundColor: colors.primary },
              pressed && styles.pressed,
            ]}
          >
            <AppText variant="label" tone="onPrimary" numberOfLines={1} style={styles.nextText}>
              {next.label}
            </AppText>
            <Icon name="arrow-forward" size={16} tone="onPrimary" />
          </Pressable>
        ) : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.card, padding: space.md + 2, gap: space.md },
  main: { flexDirection: 'row', gap: space.md, minHeight: 44 },
  texts: { flex: 1, gap: 2 },
  quiet: { fontWeight: '400' },
  foot: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.sm },
  when: { paddingHorizontal: 10, paddingVertical: 4, borderRadius: 10 },
  strong: { fontWeight: '700' },
  space: { flexGrow: 1 },
  next: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    maxWidth: '100%',
    paddingHorizontal: space.md + 2,
    borderRadius: 22,
  },
  nextText: { flexShrink: 1 },
  pressed: { opacity: 0.7 },
});
