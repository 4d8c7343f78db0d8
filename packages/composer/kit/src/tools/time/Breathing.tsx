import { useEffect, useState } from 'react';
import { AccessibilityInfo, Animated, Platform, StyleSheet, View } from 'react-native';
import { today } from '../../data/days';
import { createKept } from '../../data/kept';
import { strings } from '../../strings';
import { space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { ChipRow } from '../../ui/ChipRow';
import { Screen } from '../../ui/Screen';
import { formatTime, useNow } from './use-now';

/** Seconds to breathe in, hold, breathe out and hold. */
const patterns = {
  calm: [4, 0, 6, 0],
  box: [4, 4, 4, 4],
  sleep: [4, 7, 8, 0],
} as const;
type Pattern = keyof typeof patterns;

export const useBreathing = createKept<{ pattern: Pattern; rounds: Record<string, number> }>(
  'tool-breathing',
  () => ({ pattern: 'calm', rounds: {} }),
);

const sessionTime = 180_000;

/** Breathe with the circle for three minutes. */
export function Breathing({ title }: { title: string }) {
  const { colors } = useTheme();
  const { value, change } = useBreathing();
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [isCalm, setIsCalm] = useState(false);
  const [size] = useState(() => new Animated.Value(0.7));
  const isRunning = startedAt !== null;
  const now = useNow(isRunning, 200);
  const elapsed = startedAt === null ? 0 : Math.max(0, now - startedAt);
  const times = patterns[value.pattern];
  const round = times.reduce<number>((total, time) => total + time, 0);
  let second = (elapsed / 1000) % round;
  let phase = 0;
  while (phase < 3 && second >= (times[phase] ?? 0)) {
    second -= times[phase] ?? 0;
    phase += 1;
  }
  const names = [
    strings.breathing.inhale,
    strings.breathing.hold,
    strings.breathing.exhale,
    strings.breathing.hold,
  ];

  useEffect(() => {
    AccessibilityInfo.isReduceMotionEnabled()
      .then(setIsCalm)
      .catch(() => undefined);
  }, []);

  useEffect(() => {
    const target = isRunning && phase < 2 ? 1 : 0.7;
    const seconds = isRunning ? (times[phase] ?? 1) : 0.4;
    Animated.timing(size, {
      toValue: isCalm ? 0.8 : target,
      duration: seconds * 1000,
      useNativeDriver: Platform.OS !== 'web',
    }).start();
  }, [size, phase, isRunning, isCalm, times]);

  useEffect(() => {
    if (startedAt === null) return;
    const timer = setTimeout(() => {
      setStartedAt(null);
      change((kept) => ({ ...kept, rounds: { ...kept.rounds, [today()]: (kept.rounds[today()] ?? 0) + 1 } }));
    }, sessionTime);
    return () => clearTimeout(timer);
  }, [startedAt, change]);

  return (
    <Screen
      title={title}
      subtitle={strings.breathing.sessions(value.rounds[today()] ?? 0)}
      footer={
        <Button
          icon={isRunning ? 'stop' : 'play'}
          label={isRunning ? strings.breathing.stop : strings.focus.start}
          onPress={() => setStartedAt(isRunning ? null : Date.now())}
        />
      }
    >
      <ChipRow
        label={strings.breathing.pattern}
        value={value.pattern}
        onChange={(pattern) => {
          setStartedAt(null);
          change((kept) => ({ ...kept, pattern }));
        }}
        options={[
          { value: 'calm', label: strings.breathing.calm },
          { value: 'box', label: strings.breathing.box },
          { value: 'sleep', label: strings.breathing.sleep },
        ]}
      />
      <View style={styles.stage}>
        <Animated.View
          style={[styles.outer, { backgroundColor: colors.soft, transform: [{ scale: size }] }]}
        />
        <Animated.View
          style={[styles.inner, { backgroundColor: colors.primary, transform: [{ scale: size }] }]}
        />
        <View role="status" style={styles.texts}>
          <AppText variant="title" tone="onPrimary">
            {isRunning ? names[phase] : strings.breathing.ready}
          </AppText>
        </View>
      </View>
      <AppText variant="heading" tone="muted" style={styles.centered}>
        {isRunning
          ? formatTime(sessionTime - elapsed)
          : strings.breathing.rhythm(times.filter(Boolean).join(' – '))}
      </AppText>
    </Screen>
  );
}

const styles = StyleSheet.create({
  stage: { height: 330, alignItems: 'center', justifyContent: 'center' },
  outer: { position: 'absolute', width: 320, height: 320, borderRadius: 160 },
  inner: { position: 'absolute', width: 240, height: 240, borderRadius: 120, opacity: 0.9 },
  texts: { padding: space.md },
  centered: { textAlign: 'center' },
});
