import { Pressable, StyleSheet, View } from 'react-native';
import { addDays, formatLongDay, formatWeekday, isToday } from '../../data/days';
import { strings } from '../../strings';
import { radius, useTheme } from '../../theme';
import { AppText } from '../AppText';

export interface WeekEntry {
  id: string;
  /** A day such as 2026-01-31. */
  day: string;
  /** Minutes since midnight; null without a time. */
  start: number | null;
  end: number;
  title: string;
}

interface WeekGridProps {
  /** First of seven days. */
  from: string;
  entries: readonly WeekEntry[];
  selected: string;
  onSelect: (day: string) => void;
}

const hourHeight = 26;
const shortest = 18;

/** Seven days side by side with a block per entry; a press shows the entries of the day. */
export function WeekGrid({ from, entries, selected, onSelect }: WeekGridProps) {
  const { colors } = useTheme();
  const timed = entries.filter((entry) => entry.start !== null);
  const first = Math.floor(Math.min(9 * 60, ...timed.map((entry) => entry.start ?? 0)) / 60);
  const last = Math.ceil(Math.max(17 * 60, ...timed.map((entry) => entry.end)) / 60);
  const blocks = [colors.primary, colors.success, colors.warning, colors.heroTo];
  const height = timed.length > 0 ? (last - first) * hourHeight : 96;
  const titles = [...new Set(entries.map((entry) => entry.title))];

  return (
    <View style={styles.week}>
      {Array.from({ length: 7 }, (_, index) => addDays(from, index)).map((day) => {
        const own = entries.filter((entry) => entry.day === day);
        const active = day === selected;
        return (
          <Pressable
            key={day}
            role="button"
            aria-selected={active}
            aria-label={own.length > 0 ? strings.dates.marked(formatLongDay(day)) : formatLongDay(day)}
            onPress={() => onSelect(day)}
            style={[styles.day, { backgroundColor: active ? colors.soft : colors.sunken }]}
          >
            <AppText variant="caption" tone={active ? 'onSoft' : 'muted'} numberOfLines={1}>
              {formatWeekday(day)}
            </AppText>
            <View style={[styles.number, isToday(day) && { backgroundColor: colors.primary }]}>
              <AppText variant="label" tone={isToday(day) ? 'onPrimary' : 'ink'}>
                {Number(day.slice(8))}
              </AppText>
            </View>
            <View style={[styles.track, { height }]}>
              {own.map((entry, index) => {
                const color = blocks[titles.indexOf(entry.title) % blocks.length] ?? colors.primary;
                const top =
                  entry.start === null
                    ? index * (shortest + 3)
                    : ((entry.start - first * 60) / 60) * hourHeight;
                const size =
                  entry.start === null ? shortest : ((entry.end - entry.start) / 60) * hourHeight - 2;
                return (
                  <View
                    key={`${entry.id}-${index}`}
                    style={[styles.block, { top, height: Math.max(shortest, size), backgroundColor: color }]}
                  />
                );
              })}
            </View>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  week: { flexDirection: 'row', gap: 4 },
  day: {
    flex: 1,
    minWidth: 0,
    alignItems: 'center',
    gap: 4,
    paddingVertical: 8,
    borderRadius: radius.control,
    overflow: 'hidden',
  },
  number: {
    minWidth: 28,
    minHeight: 28,
    borderRadius: 14,
    alignItems: 'center',
    justifyContent: 'center',
  },
  track: { width: '100%' },
  block: { position: 'absolute', left: 4, right: 4, borderRadius: 6 },
});
