import { Ionicons } from '@expo/vector-icons';
import { LinearGradient } from 'expo-linear-gradient';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { ProgressRing } from '../components/ProgressRing';
import { AppText, Card, EmptyState, IconButton, Screen } from '../components/ui';
import { useRootNavigation } from '../routes';
import { useSettings } from '../settings';
import { dayKey, type Habit, lastDays, streakOf, usePlanner } from '../store';
import { useStrings } from '../strings';
import { radius, space, useTheme } from '../theme';

export function TodayScreen() {
  const text = useStrings().today;
  const language = useSettings((settings) => settings.language);
  const habits = usePlanner((planner) => planner.habits);
  const navigation = useRootNavigation();
  const [day, setDay] = useState(() => dayKey(new Date()));

  const hour = new Date().getHours();
  const greeting = hour < 12 ? text.morning : hour < 18 ? text.afternoon : text.evening;
  const date = new Date().toLocaleDateString(language, { weekday: 'long', day: 'numeric', month: 'long' });
  const addHabit = () => navigation.navigate('HabitForm', {});

  return (
    <Screen
      title={greeting}
      subtitle={date}
      right={<IconButton icon="add" label={text.add} tone="primary" onPress={addHabit} />}
    >
      <DayHero habits={habits} day={day} />
      <WeekStrip habits={habits} selected={day} onSelect={setDay} />
      <AppText variant="heading">{text.habits}</AppText>
      {habits.length === 0 ? (
        <EmptyState
          icon="leaf-outline"
          title={text.emptyTitle}
          text={text.emptyText}
          action={{ label: text.add, onPress: addHabit }}
        />
      ) : (
        <View style={styles.list}>
          {habits.map((habit) => (
            <HabitRow key={habit.id} habit={habit} day={day} />
          ))}
        </View>
      )}
    </Screen>
  );
}

function DayHero({ habits, day }: { habits: readonly Habit[]; day: string }) {
  const { today: text, common } = useStrings();
  const { colors } = useTheme();
  const done = habits.filter((habit) => habit.days.includes(day)).length;
  const value = habits.length === 0 ? 0 : done / habits.length;
  const cheer = done === 0 ? text.start : value === 1 ? text.finished : text.going;

  return (
    <LinearGradient
      colors={[colors.heroFrom, colors.heroTo]}
      start={{ x: 0, y: 0 }}
      end={{ x: 1, y: 1 }}
      style={styles.hero}
    >
      <ProgressRing value={value} size={92} color={colors.onHero} track="rgba(255, 255, 255, 0.24)">
        <AppText variant="heading" tone="onHero">
          {common.percent(Math.round(value * 100))}
        </AppText>
      </ProgressRing>
      <View style={styles.heroText}>
        <AppText variant="heading" tone="onHero">
          {text.progress(done, habits.length)}
        </AppText>
        <AppText tone="onHero" style={styles.heroNote}>
          {cheer}
        </AppText>
      </View>
    </LinearGradient>
  );
}

interface WeekStripProps {
  habits: readonly Habit[];
  selected: string;
  onSelect: (day: string) => void;
}

function WeekStrip({ habits, selected, onSelect }: WeekStripProps) {
  const { colors } = useTheme();
  const language = useSettings((settings) => settings.language);
  return (
    <View style={styles.week}>
      {lastDays(7).map((date) => {
        const key = dayKey(date);
        const active = key === selected;
        const full = habits.length > 0 && habits.every((habit) => habit.days.includes(key));
        return (
          <Pressable
            key={key}
            role="button"
            aria-selected={active}
            aria-label={date.toLocaleDateString(language, { weekday: 'long', day: 'numeric', month: 'long' })}
            onPress={() => onSelect(key)}
            style={[
              styles.day,
              {
                backgroundColor: active ? colors.primary : colors.card,
                borderColor: active ? colors.primary : colors.line,
              },
            ]}
          >
            <AppText variant="caption" tone={active ? 'onPrimary' : 'muted'}>
              {date.toLocaleDateString(language, { weekday: 'short' })}
            </AppText>
            <AppText variant="heading" tone={active ? 'onPrimary' : 'ink'}>
              {date.getDate()}
            </AppText>
            <View
              style={[styles.dot, full && { backgroundColor: active ? colors.onPrimary : colors.primary }]}
            />
          </Pressable>
        );
      })}
    </View>
  );
}

function HabitRow({ habit, day }: { habit: Habit; day: string }) {
  const text = useStrings().today;
  const { colors } = useTheme();
  const toggleHabit = usePlanner((planner) => planner.toggleHabit);
  const navigation = useRootNavigation();
  const done = habit.days.includes(day);
  const streak = streakOf(habit);

  return (
    <Card style={styles.row}>
      <Pressable
        role="button"
        aria-label={habit.name}
        onPress={() => navigation.navigate('HabitForm', { id: habit.id })}
        style={styles.rowMain}
      >
        <View style={[styles.icon, { backgroundColor: colors.soft }]}>
          <Ionicons name={habit.icon} size={20} color={colors.primary} />
        </View>
        <View style={styles.rowText}>
          <AppText variant="heading" numberOfLines={1}>
            {habit.name}
          </AppText>
          <View style={styles.streak}>
            {streak > 0 ? <Ionicons name="flame" size={13} color={colors.warning} /> : null}
            <AppText variant="caption" tone="muted">
              {streak > 0 ? text.streak(streak) : text.noStreak}
            </AppText>
          </View>
        </View>
      </Pressable>
      <Pressable
        role="checkbox"
        aria-checked={done}
        aria-label={text.mark(habit.name)}
        hitSlop={8}
        onPress={() => toggleHabit(habit.id, day)}
        style={[
          styles.check,
          {
            borderColor: done ? colors.primary : colors.faint,
            backgroundColor: done ? colors.primary : 'transparent',
          },
        ]}
      >
        {done ? <Ionicons name="checkmark" size={18} color={colors.onPrimary} /> : null}
      </Pressable>
    </Card>
  );
}

const styles = StyleSheet.create({
  hero: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.lg,
    padding: space.lg,
    borderRadius: radius.card,
  },
  heroText: { flex: 1, gap: space.xs },
  heroNote: { opacity: 0.88 },
  week: { flexDirection: 'row', gap: 6 },
  day: { flex: 1, alignItems: 'center', gap: 2, paddingVertical: 10, borderRadius: 14, borderWidth: 1 },
  dot: { width: 5, height: 5, borderRadius: 3 },
  list: { gap: space.md },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    paddingVertical: 14,
    paddingHorizontal: 14,
  },
  rowMain: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.md },
  rowText: { flex: 1, gap: 2 },
  icon: { width: 42, height: 42, borderRadius: 13, alignItems: 'center', justifyContent: 'center' },
  streak: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  check: {
    width: 32,
    height: 32,
    borderRadius: 16,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
