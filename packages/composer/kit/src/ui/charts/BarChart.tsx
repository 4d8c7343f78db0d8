import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import { space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import type { ChartPoint } from './chart-point';

interface BarChartProps {
  /** What the bars show, for screen readers. */
  label: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  height?: number;
  /** On a coloured surface. */
  onHero?: boolean;
}

/** Bars with labels below; a press shows the value of one. */
export function BarChart({ label, points, format, height = 128, onHero }: BarChartProps) {
  const { colors } = useTheme();
  const [chosen, setChosen] = useState('');
  const shown = points.find((point) => point.key === chosen) ?? points.at(-1);
  const top = Math.max(...points.map((point) => point.value), 0) || 1;
  const ink = onHero ? 'onHero' : 'muted';
  const fill = onHero ? colors.onHero : colors.primary;
  // Many long labels would touch: every second one is shown, up to the last.
  const isCrowded = points.length > 5 && points.some((point) => point.label.length > 3);
  const hasLabel = (at: number): boolean => !isCrowded || (points.length - 1 - at) % 2 === 0;

  return (
    <View role="radiogroup" aria-label={label} style={styles.chart}>
      {shown ? (
        <View style={styles.legend}>
          <AppText variant="label" tone={ink}>
            {shown.label}
          </AppText>
          <AppText variant="label" tone={onHero ? 'onHero' : 'ink'} style={styles.value}>
            {format(shown.value)}
          </AppText>
        </View>
      ) : null}
      <View style={styles.bars}>
        {points.map((point, at) => {
          const size = point.value > 0 ? Math.max(6, (point.value / top) * height) : 3;
          const isShown = point.key === shown?.key;
          return (
            <Pressable
              key={point.key}
              role="radio"
              aria-label={`${point.label}: ${format(point.value)}`}
              aria-checked={isShown}
              onPress={() => setChosen(point.key)}
              style={styles.column}
            >
              <Svg width="100%" height={height}>
                <Rect
                  x="14%"
                  width="72%"
                  y={height - size}
                  height={size}
                  rx={Math.min(7, size / 2)}
                  fill={fill}
                  opacity={isShown ? 1 : 0.38}
                />
              </Svg>
              <AppText
                variant="caption"
                tone={ink}
                numberOfLines={1}
                maxFontSizeMultiplier={1}
                style={isCrowded && styles.wide}
              >
                {hasLabel(at) ? point.label : ' '}
              </AppText>
            </Pressable>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  chart: { gap: space.sm },
  legend: { flexDirection: 'row', justifyContent: 'space-between', gap: space.sm },
  value: { fontWeight: '700' },
  bars: { flexDirection: 'row', justifyContent: 'center' },
  wide: { width: '190%', maxWidth: '190%', textAlign: 'center' },
  column: { flex: 1, minWidth: 0, maxWidth: 72, alignItems: 'center', gap: space.xs },
});
