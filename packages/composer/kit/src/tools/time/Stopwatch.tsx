import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Screen } from '../../ui/Screen';
import { useNow } from './use-now';

interface Watch {
  /** When it was started last; null while it stands still. */
  startedAt: number | null;
  /** Milliseconds before that. */
  before: number;
  /** Ends of the laps, the last one first. */
  laps: number[];
}

export const useWatch = createKept<Watch>('tool-stopwatch', () => ({ startedAt: null, before: 0, laps: [] }));

const two = (value: number): string => String(value).padStart(2, '0');

/** 65430 → 01:05,43 */
export function formatLap(milliseconds: number): string {
  const hundredths = Math.floor(milliseconds / 10);
  const [minutes, seconds] = [Math.floor(hundredths / 6000), Math.floor(hundredths / 100) % 60];
  return `${two(minutes)}:${two(seconds)},${two(hundredths % 100)}`;
}

/** Start, laps, stop. */
export function Stopwatch({ title }: { title: string }) {
  const { surface } = useTheme();
  const { value: watch, change } = useWatch();
  const isRunning = watch.startedAt !== null;
  const now = useNow(isRunning, 40);
  const total = watch.before + (watch.startedAt === null ? 0 : Math.max(0, now - watch.startedAt));
  const lengths = watch.laps.map((end, index) => end - (watch.laps[index + 1] ?? 0));
  const [fastest, slowest] = [Math.min(...lengths), Math.max(...lengths)];

  const toggle = () =>
    change((kept) =>
      kept.startedAt === null
        ? { ...kept, startedAt: Date.now() }
        : { ...kept, startedAt: null, before: kept.before + Date.now() - kept.startedAt },
    );
  const lapOrReset = () =>
    change((kept) =>
      kept.startedAt === null
        ? { startedAt: null, before: 0, laps: [] }
        : { ...kept, laps: [kept.before + Date.now() - kept.startedAt, ...kept.laps] },
    );

  return (
    <Screen
      title={title}
      footer={
        <View style={styles.actions}>
          <Button
            kind="soft"
            icon={isRunning ? 'flag' : 'refresh'}
            label={isRunning ? strings.watch.lap : strings.focus.reset}
            disabled={!isRunning && total === 0}
            onPress={lapOrReset}
            style={styles.fill}
          />
          <Button
            icon={isRunning ? 'pause' : 'play'}
            label={isRunning ? strings.watch.stop : strings.focus.start}
            onPress={toggle}
            style={styles.fill}
          />
        </View>
      }
    >
      <View style={styles.face}>
        <AppText variant="figure" role="timer" style={styles.time} numberOfLines={1} adjustsFontSizeToFit>
          {formatLap(total)}
        </AppText>
        <AppText tone="muted">{strings.watch.current(formatLap(total - (watch.laps[0] ?? 0)))}</AppText>
      </View>
      {lengths.length > 0 ? (
        <View style={[styles.laps, surface]}>
          {lengths.map((length, index) => (
            <View key={watch.laps[index]} style={styles.lap}>
              <AppText tone="muted" style={styles.fill}>
                {strings.watch.number(lengths.length - index)}
              </AppText>
              {lengths.length > 1 && length === fastest ? (
                <Badge label={strings.watch.fastest} tone="success" />
              ) : null}
              {lengths.length > 1 && length === slowest ? (
                <Badge label={strings.watch.slowest} tone="warning" />
              ) : null}
              <AppText variant="heading" style={styles.figures}>
                {formatLap(length)}
              </AppText>
            </View>
          ))}
        </View>
      ) : (
        <AppText tone="muted" style={styles.centered}>
          {strings.watch.hint}
        </AppText>
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', gap: space.md },
  fill: { flex: 1, paddingHorizontal: 0 },
  face: { alignItems: 'center', gap: space.sm, paddingVertical: space.xl * 2 },
  time: { fontSize: 60, lineHeight: 72, fontVariant: ['tabular-nums'] },
  laps: { borderRadius: radius.card, paddingHorizontal: space.lg, paddingVertical: space.sm },
  lap: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: 48 },
  figures: { fontVariant: ['tabular-nums'] },
  centered: { textAlign: 'center' },
});
