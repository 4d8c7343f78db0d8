import { Pressable, StyleSheet, View } from 'react-native';
import { formatLongDay, formatWeekday, lastDays } from '../../data/days';
import { useTheme } from '../../theme';
import { AppText } from '../AppText';
import { ProgressRing } from '../ProgressRing';

interface HabitWeekProps {
  /** Share that was done on a day, from 0 to 1. */
  rateOf: (day: string) => number;
  selected: string;
  onSelect: (day: string) => void;
}

/** The last seven days with a small ring each. */
export function HabitWeek({ rateOf, selected, onSelect }: HabitWeekProps) {
  const { colors } = useTheme();
  return (
    <View style={styles.week}>
      {lastDays(7).map((day) => {
        const active = day === selected;
        return (
          <Pressable
            key={day}
            role="button"
            aria-selected={active}
            aria-label={formatLongDay(day)}
            onPress={() => onSelect(day)}
            style={({ pressed }) => [
              styles.day,
              active && { backgroundColor: colors.soft },
              pressed && styles.pressed,
            ]}
          >
            <AppText variant="caption" tone={active ? 'onSoft' : 'muted'}>
              {formatWeekday(day)}
            </AppText>
            <ProgressRing value={rateOf(day)} size={36} color={colors.primary} track={colors.sunken}>
              <AppText variant="caption" tone={active ? 'onSoft' : 'ink'}>
                {Number(day.slice(8))}
              </AppText>
            </ProgressRing>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  week: { flexDirection: 'row', gap: 2 },
  day: { flex: 1, minWidth: 0, alignItems: 'center', gap: 6, paddingVertical: 8, borderRadius: 16 },
  pressed: { opacity: 0.7 },
});
