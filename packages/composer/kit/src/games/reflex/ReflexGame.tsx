import { useEffect, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { formatNumber } from '../../data/numbers';
import { randomBelow } from '../../data/random';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { Icon } from '../../ui/Icon';
import { GameFrame } from '../GameFrame';
import { keepScore, useBest } from '../scores';

const holes = 9;
const roundSeconds = 30;

/** How long a star stays, in milliseconds: shorter with every point. */
const stayTime = (points: number): number => Math.max(420, 1000 - points * 18);

/** Another hole than the last one. */
const nextHole = (last: number): number => (last + 1 + randomBelow(holes - 1)) % holes;

/** Press the star before it moves, for half a minute. */
export function ReflexGame({ title }: { title: string }) {
  const { colors } = useTheme();
  const [points, setPoints] = useState(0);
  const [seconds, setSeconds] = useState(0);
  const [target, setTarget] = useState(4);
  const [missed, setMissed] = useState<number | null>(null);
  const [hasPlayed, setHasPlayed] = useState(false);
  const isRunning = seconds > 0;
  const best = Math.max(points, useBest('reflex', 'points') ?? 0);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      if (seconds === 1 && points > 0) keepScore('reflex', points);
      setSeconds(seconds - 1);
    }, 1000);
    return () => clearTimeout(timer);
  }, [isRunning, seconds, points]);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setTarget(nextHole), stayTime(points));
    return () => clearTimeout(timer);
  }, [isRunning, target, points]);

  const start = () => {
    setPoints(0);
    setMissed(null);
    setHasPlayed(true);
    setSeconds(roundSeconds);
  };
  const press = (index: number) => {
    if (!isRunning) return;
    if (index !== target) {
      setMissed(index);
      setPoints(Math.max(0, points - 1));
      return;
    }
    setMissed(null);
    setPoints(points + 1);
    setTarget(nextHole);
  };

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.games.points, value: formatNumber(points) },
        { label: strings.games.time, value: formatNumber(seconds) },
        { label: strings.games.best, value: formatNumber(best) },
      ]}
      help={strings.reflex.help}
      onRestart={start}
      cover={
        isRunning
          ? undefined
          : {
              icon: hasPlayed ? 'trophy' : 'star',
              title: hasPlayed ? strings.reflex.over : strings.reflex.ready,
              text: hasPlayed ? strings.games.scored(formatNumber(points)) : strings.reflex.readyText,
              action: hasPlayed ? strings.games.again : strings.games.start,
              onPress: start,
            }
      }
    >
      <View style={styles.board}>
        {Array.from({ length: holes }, (_, index) => {
          const isTarget = isRunning && index === target;
          const background = isTarget ? colors.primary : missed === index ? colors.dangerSoft : colors.sunken;
          return (
            <View key={index} style={styles.slot}>
              <Pressable
                role="button"
                aria-label={isTarget ? strings.reflex.star : strings.reflex.empty(index + 1)}
                onPress={() => press(index)}
                style={({ pressed }) => [
                  styles.hole,
                  { backgroundColor: background },
                  pressed && styles.pressed,
                ]}
              >
                {isTarget ? <Icon name="star" size={44} tone="onPrimary" /> : null}
              </Pressable>
            </View>
          );
        })}
      </View>
    </GameFrame>
  );
}

const styles = StyleSheet.create({
  board: { flexDirection: 'row', flexWrap: 'wrap', margin: -space.xs },
  slot: { width: '33.33%', padding: space.xs },
  hole: { aspectRatio: 1, borderRadius: radius.card, alignItems: 'center', justifyContent: 'center' },
  pressed: { transform: [{ scale: 0.94 }] },
});
