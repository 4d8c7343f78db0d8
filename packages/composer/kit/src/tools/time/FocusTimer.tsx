import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { today } from '../../data/days';
import { formatDuration } from '../../data/durations';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { ProgressRing } from '../../ui/ProgressRing';
import { Screen } from '../../ui/Screen';
import { Segmented } from '../../ui/Segmented';
import { Presets } from '../Presets';
import { formatTime, useNow } from './use-now';

interface Focus {
  kind: 'work' | 'rest';
  /** Minutes that were chosen; null: those of the app. */
  work: number | null;
  rest: number | null;
  /** Milliseconds that were left when it was paused. */
  left: number | null;
  /** When the running part ends; null while it stands still. */
  endsAt: number | null;
  /** Finished work parts by day. */
  done: Record<string, number>;
}

const minute = 60_000;

export const useFocus = createKept<Focus>('tool-focus', () => ({
  kind: 'work',
  work: null,
  rest: null,
  left: null,
  endsAt: null,
  done: {},
}));

/** The next part stands ready; finished work is counted. */
function finish(focus: Focus): Focus {
  const day = today();
  const isWork = focus.kind === 'work';
  return {
    ...focus,
    kind: isWork ? 'rest' : 'work',
    left: null,
    endsAt: null,
    done: isWork ? { ...focus.done, [day]: (focus.done[day] ?? 0) + 1 } : focus.done,
  };
}

interface FocusTimerProps {
  title: string;
  /** Minutes. */
  work?: number;
  rest?: number;
}

/** The usual lengths and the app's own. */
const lengths = (usual: readonly number[], own: number): readonly number[] =>
  [...new Set([...usual, own])].sort((a, b) => a - b);

/** Work and rest in turn. */
export function FocusTimer({ title, work: ownWork = 25, rest: ownRest = 5 }: FocusTimerProps) {
  const { colors, surface } = useTheme();
  const { value: focus, change } = useFocus();
  const isRunning = focus.endsAt !== null;
  const now = useNow(isRunning);
  const work = focus.work ?? ownWork;
  const rest = focus.rest ?? ownRest;
  const length = (focus.kind === 'work' ? work : rest) * minute;
  const left = focus.endsAt === null ? (focus.left ?? length) : Math.max(0, focus.endsAt - now);
  const count = focus.done[today()] ?? 0;

  useEffect(() => {
    if (isRunning && left === 0) change(finish);
  }, [isRunning, left, change]);

  const toggle = () =>
    change((kept) =>
      kept.endsAt === null
        ? { ...kept, endsAt: Date.now() + (kept.left ?? length), left: null }
        : { ...kept, left: Math.max(0, kept.endsAt - Date.now()), endsAt: null },
    );
  const reset = () => change((kept) => ({ ...kept, left: null, endsAt: null }));

  return (
    <Screen title={title}>
      <Segmented
        label={strings.focus.part}
        value={focus.kind}
        onChange={(kind) => change((kept) => ({ ...kept, kind, left: null, endsAt: null }))}
        options={[
          { value: 'work', label: strings.focus.work },
          { value: 'rest', label: strings.focus.rest },
        ]}
      />
      <View style={styles.ring}>
        <ProgressRing
          size={260}
          value={1 - left / length}
          color={focus.kind === 'work' ? colors.primary : colors.success}
          track={colors.sunken}
        >
          <AppText variant="figure" role="timer" style={styles.time}>
            {formatTime(left)}
          </AppText>
          <AppText tone="muted">{isRunning ? strings.focus.running : strings.focus.ready}</AppText>
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
      <View style={[styles.today, surface]}>
        <View style={styles.fill}>
          <AppText variant="title">{formatNumber(count)}</AppText>
          <AppText tone="muted">{strings.focus.today}</AppText>
        </View>
        <AppText variant="heading">{formatDuration(count * work)}</AppText>
      </View>
      <AppText variant="label" tone="muted">
        {focus.kind === 'work' ? strings.focus.workLength : strings.focus.restLength}
      </AppText>
      <Presets
        label={strings.focus.length}
        values={
          focus.kind === 'work' ? lengths([5, 15, 25, 45, 60, 90], ownWork) : lengths([3, 5, 10, 15], ownRest)
        }
        value={focus.kind === 'work' ? work : rest}
        onChange={(value) => change((kept) => ({ ...kept, [kept.kind]: value, left: null, endsAt: null }))}
      />
    </Screen>
  );
}

const styles = StyleSheet.create({
  ring: { alignItems: 'center', paddingVertical: space.sm },
  time: { fontSize: 54, lineHeight: 64, fontVariant: ['tabular-nums'] },
  actions: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  main: { flex: 1 },
  today: { flexDirection: 'row', alignItems: 'center', borderRadius: radius.card, padding: space.lg },
  fill: { flex: 1 },
});
