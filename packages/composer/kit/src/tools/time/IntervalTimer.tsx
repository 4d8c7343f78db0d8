import { useEffect, useRef } from 'react';
import { StyleSheet, Vibration, View } from 'react-native';
import { createKept } from '../../data/kept';
import { strings } from '../../strings';
import { space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { ProgressRing } from '../../ui/ProgressRing';
import { Screen } from '../../ui/Screen';
import { type Intervals, momentAt, totalTime } from './intervals';
import { StepRow } from './StepRow';
import { formatTime, useNow } from './use-now';

interface Training {
  own: Partial<Intervals>;
  /** Milliseconds of training before the last pause. */
  elapsed: number;
  startedAt: number | null;
}

export const useTraining = createKept<Training>('tool-intervals', () => ({
  own: {},
  elapsed: 0,
  startedAt: null,
}));

/** Work and rest in turn for a number of rounds. */
export function IntervalTimer({
  title,
  work = 30,
  rest = 15,
  rounds = 8,
}: { title: string } & Partial<Intervals>) {
  const { colors } = useTheme();
  const { value: training, change } = useTraining();
  const intervals = { work, rest, rounds, ...training.own };
  const isRunning = training.startedAt !== null;
  const now = useNow(isRunning, 100);
  const elapsed =
    training.elapsed + (training.startedAt === null ? 0 : Math.max(0, now - training.startedAt));
  const { part, round, left, length } = momentAt(intervals, elapsed);
  const isDone = part === 'done';

  const announced = useRef('');
  useEffect(() => {
    const key = `${part} ${round}`;
    if (isRunning && announced.current && announced.current !== key)
      Vibration.vibrate(part === 'work' ? 400 : 150);
    announced.current = key;
  }, [isRunning, part, round]);
  useEffect(() => {
    if (isRunning && isDone) change((kept) => ({ ...kept, elapsed: totalTime(intervals), startedAt: null }));
  });

  const toggle = () =>
    change((kept) =>
      kept.startedAt === null
        ? { ...kept, elapsed: isDone ? 0 : kept.elapsed, startedAt: Date.now() }
        : { ...kept, elapsed, startedAt: null },
    );
  const reset = () => change((kept) => ({ ...kept, elapsed: 0, startedAt: null }));
  const set = (own: Partial<Intervals>) =>
    change((kept) => ({ own: { ...kept.own, ...own }, elapsed: 0, startedAt: null }));
  const names = {
    ready: strings.intervals.ready,
    work: strings.intervals.work,
    rest: strings.intervals.rest,
    done: strings.intervals.done,
  };
  const color = part === 'rest' ? colors.success : part === 'ready' ? colors.faint : colors.primary;

  return (
    <Screen title={title} subtitle={strings.intervals.total(formatTime(totalTime(intervals)))}>
      <View style={styles.ring}>
        <ProgressRing
          size={260}
          value={isDone ? 1 : 1 - left / Math.max(1, length)}
          color={color}
          track={colors.sunken}
        >
          <AppText variant="figure" role="timer" style={styles.time}>
            {formatTime(left)}
          </AppText>
          <AppText variant="heading" role="status">
            {names[part]}
          </AppText>
          <AppText tone="muted">{strings.intervals.round(round, intervals.rounds)}</AppText>
        </ProgressRing>
      </View>
      <View style={styles.actions}>
        <Button
          icon={isRunning ? 'pause' : 'play'}
          label={isRunning ? strings.focus.pause : strings.focus.start}
          onPress={toggle}
          style={styles.main}
        />
        <IconButton icon="refresh" label={strings.focus.reset} onPress={reset} />
      </View>
      <StepRow
        label={strings.intervals.workTime}
        value={intervals.work}
        shown={formatTime(intervals.work * 1000)}
        least={5}
        most={3600}
        step={5}
        onChange={(next) => set({ work: next })}
      />
      <StepRow
        label={strings.intervals.restTime}
        value={intervals.rest}
        shown={formatTime(intervals.rest * 1000)}
        least={0}
        most={3600}
        step={5}
        onChange={(next) => set({ rest: next })}
      />
      <StepRow
        label={strings.intervals.rounds}
        value={intervals.rounds}
        shown={String(intervals.rounds)}
        least={1}
        most={99}
        step={1}
        onChange={(next) => set({ rounds: next })}
      />
    </Screen>
  );
}

const styles = StyleSheet.create({
  ring: { alignItems: 'center', paddingVertical: space.sm },
  time: { fontSize: 54, lineHeight: 64, fontVariant: ['tabular-nums'] },
  actions: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  main: { flex: 1 },
});
