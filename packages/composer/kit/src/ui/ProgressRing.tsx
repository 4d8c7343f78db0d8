import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';

interface ProgressRingProps {
  /** From 0 to 1. */
  value: number;
  size: number;
  color: string;
  track: string;
  children?: ReactNode;
}

export function ProgressRing({ value, size, color, track, children }: ProgressRingProps) {
  const stroke = Math.round(size / 10);
  const radius = (size - stroke) / 2;
  const around = 2 * Math.PI * radius;
  const shared = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: stroke, fill: 'none' };

  return (
    <View
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
      style={[styles.ring, { width: size, height: size }]}
    >
      <Svg width={size} height={size} style={StyleSheet.absoluteFill}>
        <Circle {...shared} stroke={track} />
        <Circle
          {...shared}
          stroke={color}
          strokeLinecap="round"
          strokeDasharray={`${around} ${around}`}
          strokeDashoffset={around * (1 - Math.min(1, Math.max(0, value)))}
          transform={`rotate(-90 ${size / 2} ${size / 2})`}
        />
      </Svg>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  ring: { alignItems: 'center', justifyContent: 'center' },
});
