import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { ChipRow } from '../../ui/ChipRow';
import { IconButton } from '../../ui/IconButton';
import { ProgressRing } from '../../ui/ProgressRing';
import { Screen } from '../../ui/Screen';
import { formatTime, useNow } from './use-now';

interface Preset {
  label: string;
  seconds: number;
}

interface Waiting {
  chosen: number;
  /** Added to the time of the chosen preset, in seconds. */
  extra: number;
  /** Milliseconds that were left when it was paused. */
  left: number | null;
  /** When the time is over; null while it stands still. */
  endsAt: number | null;
  isOver: boolean;
}

export const useWaiting = createKept<Waiting>('tool-preset-timer', () => ({
  chosen: 0,
  extra: 0,
  left: null,
  endsAt: null,
  isOver: false,
}));

const still = { left: null, endsAt: null, isOver: false } as const;

/** Choose what is waited for, start, and see when it is ready. */
export function PresetTimer({ title, presets }: { title: string; presets: readonly Preset[] }) {
  const { colors, surface } = useTheme();
  const { value: waiting, change } = useWaiting();
  const chosen = presets[waiting.chosen] ?? presets[0];
  const length = Math.max(5, (chosen?.seconds ?? 60) + waiting.extra) * 1000;
  const isRunning = waiting.endsAt !== null;
  const now = useNow(isRunning);
  const left = waiting.endsAt === null ? (waiting.left ?? length) : Math.max(0, waiting.endsAt - now);

  useEffect(() => {
    if (isRunning && left === 0) change((kept) => ({ ...kept, left: null, endsAt: null, isOver: true }));
  }, [isRunning, left, change]);

  const toggle = () =>
    change((kept) =>
      kept.endsAt === null
        ? { ...kept, endsAt: Date.now() + (kept.left ?? length), left: null, isOver: false }
        : { ...kept, left: Math.max(0, kept.endsAt - Date.now()), endsAt: null },
    );
  const state = waiting.isOver
    ? strings.waiting.over(chosen?.label ?? title)
    : isRunning
      ? strings.waiting.running
      : strings.waiting.ready;

  return (
    <Screen title={title}>
      <ChipRow
        label={strings.waiting.choose}
        value={String(waiting.chosen)}
        onChange={(value) => change((kept) => ({ ...kept, ...still, chosen: Number(value), extra: 0 }))}
        options={presets.map(({ label, seconds }, index) => ({
          value: String(index),
          label: `${label} · ${formatTime(seconds * 1000)}`,
        }))}
      />
      <View style={styles.ring}>
        <ProgressRing
          size={260}
          value={waiting.isOver ? 1 : 1 - left / length}
          color={waiting.isOver ? colors.success : colors.primary}
          track={colors.sunken}
        >
          <AppText variant="figure" role="timer" style={styles.time}>
            {formatTime(waiting.isOver ? 0 : left)}
          </AppText>
          <AppText tone="muted" role="status">
            {state}
          </AppText>
        </ProgressRing>
      </View>
      <View style={styles.actions}>
        <Button
          icon={isRunning ? 'pause' : 'play'}
          label={isRunning ? strings.focus.pause : strings.focus.start}
          onPress={toggle}
          style={styles.main}
        />
        <IconButton
          icon="refresh"
          label={strings.focus.reset}
          onPress={() => change((kept) => ({ ...kept, ...still }))}
        />
      </View>
      <View style={[styles.extra, surface]}>
        <AppText style={styles.main}>{strings.waiting.length}</AppText>
        <IconButton
          icon="remove"
          label={strings.waiting.shorter}
          onPress={() => change((kept) => ({ ...kept, ...still, extra: kept.extra - 30 }))}
        />
        <AppText variant="heading">{formatTime(length)}</AppText>
        <IconButton
          icon="add"
          label={strings.waiting.longer}
          onPress={() => change((kept) => ({ ...kept, ...still, extra: kept.extra + 30 }))}
        />
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  ring: { alignItems: 'center', paddingVertical: space.sm },
  time: { fontSize: 54, lineHeight: 64, fontVariant: ['tabular-nums'] },
  actions: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  main: { flex: 1 },
  extra: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    borderRadius: radius.card,
    padding: space.lg,
  },
});
