import { useEffect, useState } from 'react';
import { Animated, Easing, Platform, StyleSheet, View } from 'react-native';
import Svg, { G, Path, Text as SvgText } from 'react-native-svg';
import { strings } from '../../strings';
import { space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';

interface WheelProps {
  names: readonly string[];
  winner: number | null;
  /** Changes with every turn. */
  turns: number;
  result?: string;
}

const radians = (degrees: number): number => ((degrees - 90) * Math.PI) / 180;
const point = (degrees: number, radius: number): string =>
  `${100 + radius * Math.cos(radians(degrees))} ${100 + radius * Math.sin(radians(degrees))}`;

/** A wheel with a part for each name; it stops with the winner at the top. */
export function Wheel({ names, winner, turns, result }: WheelProps) {
  const { colors } = useTheme();
  const [angle] = useState(() => new Animated.Value(0));
  const part = 360 / Math.max(1, names.length);

  useEffect(() => {
    if (winner === null) return;
    const target = turns * 1440 - (winner + 0.5) * part;
    Animated.timing(angle, {
      toValue: target,
      duration: 1600,
      easing: Easing.out(Easing.cubic),
      useNativeDriver: Platform.OS !== 'web',
    }).start();
  }, [angle, turns, winner, part]);

  const rotate = angle.interpolate({ inputRange: [0, 360], outputRange: ['0deg', '360deg'] });
  const surfaces = [
    { fill: colors.primary, ink: colors.onPrimary },
    { fill: colors.soft, ink: colors.onSoft },
    { fill: colors.warningSoft, ink: colors.warning },
    { fill: colors.successSoft, ink: colors.success },
  ];
  return (
    <View style={styles.stage}>
      <Animated.View style={{ transform: [{ rotate }] }}>
        <Svg
          width={280}
          height={280}
          viewBox="0 0 200 200"
          role="img"
          aria-label={strings.draw.wheelOf(names.length)}
        >
          {names.map((name, index) => {
            const from = index * part;
            const middle = from + part / 2;
            // The last part never has the colour of the first.
            const last = index === names.length - 1 && index % surfaces.length === 0;
            const surface = surfaces[last ? 2 : index % surfaces.length] ?? surfaces[0];
            const large = part > 180 ? 1 : 0;
            return (
              <G key={`${name}-${index}`}>
                <Path
                  d={
                    names.length === 1
                      ? 'M100 4 A96 96 0 1 1 99.9 4 Z'
                      : `M100 100 L${point(from, 96)} A96 96 0 ${large} 1 ${point(from + part, 96)} Z`
                  }
                  fill={surface?.fill}
                  stroke={colors.page}
                  strokeWidth={2}
                />
                <SvgText
                  x={100}
                  y={34}
                  fontSize={names.length > 8 ? 9 : 12}
                  fontFamily="sans-serif"
                  fontWeight="600"
                  fill={surface?.ink}
                  textAnchor="middle"
                  transform={`rotate(${middle} 100 100)`}
                >
                  {name.slice(0, 12)}
                </SvgText>
              </G>
            );
          })}
        </Svg>
      </Animated.View>
      <View aria-hidden style={[styles.pin, { borderTopColor: colors.ink }]} />
      <AppText variant="title" role="status">
        {result ?? strings.draw.wait}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { alignItems: 'center', gap: space.md, paddingTop: space.sm },
  pin: {
    position: 'absolute',
    top: 0,
    borderLeftWidth: 12,
    borderRightWidth: 12,
    borderTopWidth: 24,
    borderLeftColor: 'transparent',
    borderRightColor: 'transparent',
  },
});
