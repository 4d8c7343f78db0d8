import { useRef } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { addDays, formatLongDay, formatWeekday, isToday, today } from '../data/days';
import { radius, space, useTheme } from '../theme';
import { AppText } from './AppText';

interface DayStripProps {
  selected: string;
  onSelect: (day: string) => void;
  /** Days with a dot. */
  marked?: ReadonlySet<string>;
  /** Days before and after today. */
  before?: number;
  after?: number;
}

const dayWidth = 54;

/** Days side by side, to move through an agenda. */
export function DayStrip({ selected, onSelect, marked, before = 3, after = 20 }: DayStripProps) {
  const { colors } = useTheme();
  const strip = useRef<ScrollView>(null);
  const days = Array.from({ length: before + after + 1 }, (_, index) => addDays(today(), index - before));
  const showToday = () =>
    strip.current?.scrollTo({ x: Math.max(0, (before - 1) * (dayWidth + space.sm)), animated: false });

  return (
    <ScrollView
      ref={strip}
      horizontal
      onLayout={showToday}
      showsHorizontalScrollIndicator={false}
      style={styles.strip}
      contentContainerStyle={styles.content}
    >
      {days.map((day) => {
        const active = day === selected;
        const tone = active ? 'onPrimary' : isToday(day) ? 'onSoft' : 'muted';
        const background = active ? colors.primary : isToday(day) ? colors.soft : colors.sunken;
        return (
          <Pressable
            key={day}
            role="button"
            aria-label={formatLongDay(day)}
            aria-selected={active}
            onPress={() => onSelect(day)}
            style={({ pressed }) => [styles.day, { backgroundColor: background }, pressed && styles.pressed]}
          >
            <AppText variant="caption" tone={tone}>
              {formatWeekday(day)}
            </AppText>
            <AppText variant="heading" tone={active ? 'onPrimary' : 'ink'}>
              {Number(day.slice(8))}
            </AppText>
            <View
              style={[
                styles.dot,
                marked?.has(day) && { backgroundColor: active ? colors.onPrimary : colors.primary },
              ]}
            />
          </Pressable>
        );
      })}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  strip: { flexGrow: 0, marginHorizontal: -space.lg },
  content: { paddingHorizontal: space.lg, gap: space.sm },
  day: {
    minWidth: dayWidth,
    alignItems: 'center',
    gap: 1,
    paddingVertical: 9,
    paddingHorizontal: 6,
    borderRadius: radius.control,
  },
  dot: { width: 5, height: 5, borderRadius: 3 },
  pressed: { opacity: 0.7 },
});
