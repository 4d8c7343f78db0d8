import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { addDays, formatLongDay, isToday, today } from '../data/days';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from './AppText';

interface DayGroupProps {
  day: string;
  /** At the right: a total. */
  total?: string;
  children?: ReactNode;
}

/** The rows of one day with its total. */
export function DayGroup({ day, total, children }: DayGroupProps) {
  const name = isToday(day)
    ? strings.dates.today
    : day === addDays(today(), -1)
      ? strings.dates.yesterday
      : formatLongDay(day);
  return (
    <View style={styles.group}>
      <View style={styles.header}>
        <AppText variant="label" tone="muted" role="heading" style={styles.day}>
          {name}
        </AppText>
        {total ? (
          <AppText variant="label" tone="muted">
            {total}
          </AppText>
        ) : null}
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: space.sm },
  header: { flexDirection: 'row', gap: space.md, paddingTop: space.xs },
  day: { flex: 1 },
});
