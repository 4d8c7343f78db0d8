import { StyleSheet, View } from 'react-native';
import { formatLongDay, lastDays } from '../../data/days';
import { strings } from '../../strings';
import { space, useTheme } from '../../theme';
import { AppText } from '../AppText';

interface HeatMapProps {
  label: string;
  /** Share that was done on a day, from 0 to 1. */
  rateOf: (day: string) => number;
}

const days = 35;

/** The last five weeks: darker days are better days. */
export function HeatMap({ label, rateOf }: HeatMapProps) {
  const { colors } = useTheme();
  const shade = (rate: number) => ({
    backgroundColor: rate === 0 ? colors.soft : colors.primary,
    opacity: rate === 0 ? 1 : 0.3 + rate * 0.7,
  });
  return (
    <View role="img" aria-label={`${label}, ${formatLongDay(lastDays(days)[0] ?? '')} –`} style={styles.map}>
      <View style={styles.cells}>
        {lastDays(days).map((day) => (
          <View key={day} style={styles.slot}>
            <View style={[styles.cell, shade(rateOf(day))]} />
          </View>
        ))}
      </View>
      <View style={styles.legend}>
        <AppText variant="caption" tone="muted">
          {strings.habitScreen.less}
        </AppText>
        {[0, 0.34, 0.67, 1].map((rate) => (
          <View key={rate} style={[styles.sample, shade(rate)]} />
        ))}
        <AppText variant="caption" tone="muted">
          {strings.habitScreen.more}
        </AppText>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  map: { gap: space.sm },
  cells: { flexDirection: 'row', flexWrap: 'wrap' },
  slot: { width: `${100 / 7}%`, padding: 3 },
  cell: { height: 26, borderRadius: 8 },
  legend: { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-end', gap: 6 },
  sample: { width: 14, height: 14, borderRadius: 4 },
});
