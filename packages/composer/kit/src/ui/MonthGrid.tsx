import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { addMonths, formatDay, formatMonth, listMonthDays, listWeekdays, today } from '../data/days';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from './AppText';
import { IconButton } from './IconButton';

interface MonthGridProps {
  /** A day such as 2026-01-31, or empty. */
  selected: string;
  onSelect: (day: string) => void;
  /** Days with a dot below the number. */
  marked?: ReadonlySet<string>;
  /** Uses the padding of its card, so that the days of a narrow phone are wide enough to touch. */
  inCard?: boolean;
}

/** A month to choose a day from, with the weeks as rows. */
export function MonthGrid({ selected, onSelect, marked, inCard }: MonthGridProps) {
  const { colors } = useTheme();
  const [month, setMonth] = useState(() => (selected || today()).slice(0, 7));

  return (
    <View style={inCard && styles.inCard}>
      <View style={styles.header}>
        <IconButton
          plain
          icon="chevron-back"
          label={strings.dates.previousMonth}
          onPress={() => setMonth(addMonths(month, -1))}
        />
        <AppText variant="heading" style={styles.month}>
          {formatMonth(month)}
        </AppText>
        <IconButton
          plain
          icon="chevron-forward"
          label={strings.dates.nextMonth}
          onPress={() => setMonth(addMonths(month, 1))}
        />
      </View>
      <View style={styles.week}>
        {listWeekdays().map(({ id, short }) => (
          <AppText
            key={id}
            variant="caption"
            tone="muted"
            numberOfLines={1}
            maxFontSizeMultiplier={1.2}
            style={styles.weekday}
          >
            {short}
          </AppText>
        ))}
      </View>
      <View style={styles.days}>
        {listMonthDays(month).map(({ day, isInMonth }) => {
          const isSelected = day === selected;
          const tone = isSelected ? 'onPrimary' : isInMonth ? 'ink' : 'faint';
          return (
            <Pressable
              key={day}
              role="button"
              aria-label={marked?.has(day) ? strings.dates.marked(formatDay(day)) : formatDay(day)}
              aria-selected={isSelected}
              onPress={() => onSelect(day)}
              style={styles.cell}
            >
              <View
                style={[
                  styles.day,
                  day === today() && { backgroundColor: colors.soft },
                  isSelected && { backgroundColor: colors.primary },
                ]}
              >
                <AppText variant="label" tone={day === today() && !isSelected ? 'onSoft' : tone}>
                  {Number(day.slice(8))}
                </AppText>
                {marked?.has(day) ? (
                  <View
                    style={[styles.dot, { backgroundColor: isSelected ? colors.onPrimary : colors.primary }]}
                  />
                ) : null}
              </View>
            </Pressable>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  inCard: { marginHorizontal: -(space.md + 2) },
  header: { flexDirection: 'row', alignItems: 'center' },
  month: { flex: 1, textAlign: 'center' },
  week: { flexDirection: 'row' },
  weekday: { width: `${100 / 7}%`, textAlign: 'center', paddingVertical: 4 },
  days: { flexDirection: 'row', flexWrap: 'wrap' },
  cell: { width: `${100 / 7}%`, height: 44, alignItems: 'center', justifyContent: 'center' },
  day: { width: 38, height: 38, borderRadius: 19, alignItems: 'center', justifyContent: 'center' },
  dot: { position: 'absolute', bottom: 4, width: 5, height: 5, borderRadius: 3 },
});
