import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Line, Path } from 'react-native-svg';
import { space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import type { ChartPoint } from './chart-point';

interface LineChartProps {
  /** What the line shows, for screen readers; the first, last, lowest and highest value follow. */
  label: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  height?: number;
  /** A dashed line. */
  target?: number | null;
  /** On a coloured surface. */
  onHero?: boolean;
}

const inset = 10;

/** Values over time with the lowest and highest at the right. */
export function LineChart({ label, points, format, height = 150, target, onHero }: LineChartProps) {
  const { colors } = useTheme();
  const [width, setWidth] = useState(0);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;

  const values = points.map((point) => point.value);
  const shown = target == null ? values : [...values, target];
  const low = Math.min(...shown);
  const high = Math.max(...shown);
  const x = (index: number) =>
    points.length === 1 ? width / 2 : inset + (index / (points.length - 1)) * (width - inset * 2);
  const y = (value: number) =>
    high === low ? height / 2 : height - inset - ((value - low) / (high - low)) * (height - inset * 2);
  const line = points
    .map(({ value }, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`)
    .join(' ');
  const area = `${line} L${x(points.length - 1)} ${height} L${x(0)} ${height} Z`;
  const stroke = onHero ? colors.onHero : colors.primary;
  const ink = onHero ? 'onHero' : 'muted';
  const ends = [first, last].map((point) => `${point.label} ${format(point.value)}`).join(', ');
  const range = `${format(Math.min(...values))} – ${format(Math.max(...values))}`;
  const summary = `${label}: ${ends}, ${range}`;

  return (
    <View role="img" aria-label={summary} style={styles.chart}>
      <View style={styles.row}>
        <View style={styles.plot} onLayout={(event) => setWidth(event.nativeEvent.layout.width)}>
          <Svg width="100%" height={height}>
            {width > 0 ? (
              <>
                <Path d={area} fill={stroke} opacity={0.14} />
                {target == null ? null : (
                  <Line
                    x1={0}
                    x2={width}
                    y1={y(target)}
                    y2={y(target)}
                    stroke={onHero ? colors.onHero : colors.success}
                    strokeWidth={2}
                    strokeDasharray="5 5"
                  />
                )}
                <Path d={line} stroke={stroke} strokeWidth={3} strokeLinejoin="round" fill="none" />
                <Circle cx={x(points.length - 1)} cy={y(last.value)} r={6} fill={stroke} />
              </>
            ) : null}
          </Svg>
        </View>
        <View style={[styles.scale, { height }]}>
          <AppText variant="caption" tone={ink}>
            {format(high)}
          </AppText>
          <AppText variant="caption" tone={ink}>
            {high === low ? '' : format(low)}
          </AppText>
        </View>
      </View>
      <View style={styles.dates}>
        <AppText variant="caption" tone={ink}>
          {first.label}
        </AppText>
        <AppText variant="caption" tone={ink}>
          {points.length > 1 ? last.label : ''}
        </AppText>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  chart: { gap: space.xs },
  row: { flexDirection: 'row', gap: space.sm },
  plot: { flex: 1 },
  scale: { justifyContent: 'space-between' },
  dates: { flexDirection: 'row', justifyContent: 'space-between' },
});
