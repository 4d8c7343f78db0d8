import { Ionicons } from '@expo/vector-icons';
import { StyleSheet, View } from 'react-native';
import { AppText, Card, type IconName, Screen } from '../components/ui';
import { useSettings } from '../settings';
import { dayKey, type Habit, lastDays, longestStreak, usePlanner } from '../store';
import { useStrings } from '../strings';
import { space, useTheme } from '../theme';

/** Share of the habits done on a day, from 0 to 1. */
function rateOf(habits: readonly Habit[], date: Date): number {
  if (habits.length === 0) return 0;
  const key = dayKey(date);
  return habits.filter((habit) => habit.days.includes(key)).length / habits.length;
}

export function ProgressScreen() {
  const { progress: text, common } = useStrings();
  const habits = usePlanner((planner) => planner.habits);
  const week = lastDays(7).map((date) => rateOf(habits, date));
  const average = week.reduce((sum, rate) => sum + rate, 0) / 7;
  const total = habits.reduce((sum, habit) => sum + habit.days.length, 0);

  return (
    <Screen title={text.title}>
      <View style={styles.figures}>
        <Figure icon="flame" label={text.best} value={text.days(longestStreak(habits))} />
        <Figure icon="trophy" label={text.rate} value={common.percent(Math.round(average * 100))} />
        <Figure icon="checkmark-done" label={text.total} value={String(total)} />
      </View>
      <WeekBars habits={habits} />
      <Heatmap habits={habits} />
    </Screen>
  );
}

function Figure({ icon, label, value }: { icon: IconName; label: string; value: string }) {
  const { colors } = useTheme();
  return (
    <Card style={styles.figure}>
      <Ionicons name={icon} size={20} color={colors.primary} />
      <AppText variant="heading" numberOfLines={1}>
        {value}
      </AppText>
      <AppText variant="caption" tone="muted">
        {label}
      </AppText>
    </Card>
  );
}

function WeekBars({ habits }: { habits: readonly Habit[] }) {
  const text = useStrings().progress;
  const { colors } = useTheme();
  const language = useSettings((settings) => settings.language);
  return (
    <Card style={styles.chart}>
      <AppText variant="heading">{text.week}</AppText>
      <View style={styles.bars}>
        {lastDays(7).map((date) => {
          const rate = rateOf(habits, date);
          return (
            <View key={dayKey(date)} style={styles.barColumn}>
              <View style={[styles.barTrack, { backgroundColor: colors.sunken }]}>
                <View
                  style={[
                    styles.bar,
                    { height: `${Math.round(rate * 100)}%`, backgroundColor: colors.primary },
                  ]}
                />
              </View>
              <AppText variant="caption" tone="muted">
                {date.toLocaleDateString(language, { weekday: 'short' })}
              </AppText>
            </View>
          );
        })}
      </View>
    </Card>
  );
}

function Heatmap({ habits }: { habits: readonly Habit[] }) {
  const text = useStrings().progress;
  const { colors } = useTheme();
  const shade = (rate: number) => ({
    backgroundColor: rate === 0 ? colors.sunken : colors.primary,
    opacity: rate === 0 ? 1 : 0.25 + rate * 0.75,
  });
  return (
    <Card style={styles.chart}>
      <AppText variant="heading">{text.calendar}</AppText>
      <View style={styles.heat}>
        {lastDays(35).map((date) => (
          <View key={dayKey(date)} style={styles.heatSlot}>
            <View style={[styles.heatCell, shade(rateOf(habits, date))]} />
          </View>
        ))}
      </View>
      <View style={styles.legend}>
        <AppText variant="caption" tone="muted">
          {text.less}
        </AppText>
        {[0, 0.34, 0.67, 1].map((rate) => (
          <View key={rate} style={[styles.legendCell, shade(rate)]} />
        ))}
        <AppText variant="caption" tone="muted">
          {text.more}
        </AppText>
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  figures: { flexDirection: 'row', gap: space.md },
  figure: { flex: 1, padding: 14, gap: space.xs },
  chart: { gap: space.lg },
  bars: { flexDirection: 'row', gap: space.sm },
  barColumn: { flex: 1, alignItems: 'center', gap: space.sm },
  barTrack: {
    width: '100%',
    maxWidth: 34,
    height: 132,
    borderRadius: 10,
    overflow: 'hidden',
    justifyContent: 'flex-end',
  },
  bar: { width: '100%', borderRadius: 10 },
  heat: { flexDirection: 'row', flexWrap: 'wrap' },
  heatSlot: { width: `${100 / 7}%`, padding: 3 },
  heatCell: { height: 26, borderRadius: 8 },
  legend: { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-end', gap: 6 },
  legendCell: { width: 14, height: 14, borderRadius: 4 },
});
