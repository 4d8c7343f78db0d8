import { useEffect, useState } from 'react';
import { Animated, Platform, StyleSheet, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Icon } from '../../ui/Icon';

const useNativeDriver = Platform.OS !== 'web';
const dots: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** A short movement with every throw. */
function useThrow(turns: number) {
  const [turn] = useState(() => new Animated.Value(1));
  useEffect(() => {
    if (turns === 0) return;
    turn.setValue(0);
    Animated.spring(turn, { toValue: 1, friction: 5, useNativeDriver }).start();
  }, [turn, turns]);
  return turn;
}

export function Dice({ values, turns }: { values: readonly number[]; turns: number }) {
  const { colors } = useTheme();
  const turn = useThrow(turns);
  const rotate = turn.interpolate({ inputRange: [0, 1], outputRange: ['-160deg', '0deg'] });
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <View style={styles.stage}>
      <View style={styles.row}>
        {values.map((value, index) => (
          <Animated.View
            key={index}
            role="img"
            aria-label={String(value)}
            style={[styles.die, { backgroundColor: colors.primary, transform: [{ rotate }] }]}
          >
            <Svg width={84} height={84} viewBox="0 0 100 100">
              {(dots[value] ?? []).map(([x, y]) => (
                <Circle key={`${x}-${y}`} cx={x} cy={y} r={9} fill={colors.onPrimary} />
              ))}
            </Svg>
          </Animated.View>
        ))}
      </View>
      <AppText variant="title" role="status">
        {strings.draw.total(formatNumber(total))}
      </AppText>
    </View>
  );
}

export function CoinFace({ isHeads, turns }: { isHeads: boolean; turns: number }) {
  const { colors } = useTheme();
  const turn = useThrow(turns);
  const rotateX = turn.interpolate({ inputRange: [0, 1], outputRange: ['900deg', '0deg'] });
  return (
    <View style={styles.stage}>
      <Animated.View
        style={[
          styles.coin,
          {
            backgroundColor: isHeads ? colors.primary : colors.soft,
            borderColor: colors.primary,
            transform: [{ rotateX }],
          },
        ]}
      >
        <Icon name={isHeads ? 'person' : 'leaf'} size={72} tone={isHeads ? 'onPrimary' : 'onSoft'} />
      </Animated.View>
      <AppText variant="title" role="status">
        {isHeads ? strings.draw.heads : strings.draw.tails}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { alignItems: 'center', justifyContent: 'center', gap: space.lg, minHeight: 300 },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.lg },
  die: { borderRadius: radius.card, boxShadow: '0 8px 18px rgba(0, 0, 0, 0.18)' },
  coin: {
    width: 184,
    height: 184,
    borderRadius: 92,
    borderWidth: 8,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
