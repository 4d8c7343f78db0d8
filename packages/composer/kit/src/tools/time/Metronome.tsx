import { useEffect, useState } from 'react';
import { StyleSheet, Vibration, View } from 'react-native';
import { createKept } from '../../data/kept';
import { strings } from '../../strings';
import { space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { SwitchField } from '../../ui/fields/SwitchField';
import { IconButton } from '../../ui/IconButton';
import { Screen } from '../../ui/Screen';
import { Segmented } from '../../ui/Segmented';
import { Presets } from '../Presets';
import { addTap, limitBpm } from './metronome';

const bars = ['2', '3', '4', '6'] as const;
type Bar = (typeof bars)[number];

export const useMetronome = createKept<{ bpm: number; bar: Bar; vibrates: boolean }>(
  'tool-metronome',
  () => ({
    bpm: 90,
    bar: '4',
    vibrates: true,
  }),
);

/** Beats that light up and shake the phone, with the tempo of pressed beats. */
export function Metronome({ title }: { title: string }) {
  const { colors } = useTheme();
  const { value, change } = useMetronome();
  const { bpm, bar, vibrates } = value;
  const [isRunning, setIsRunning] = useState(false);
  const [beat, setBeat] = useState(0);
  const [taps, setTaps] = useState<readonly number[]>([]);
  const count = Number(bar);
  const setBpm = (next: number) => change((kept) => ({ ...kept, bpm: limitBpm(next) }));

  useEffect(() => {
    if (!isRunning) return;
    // Counted from the start, so that late timers do not add up.
    const startedAt = Date.now();
    let played = 0;
    let timer: ReturnType<typeof setTimeout>;
    const play = () => {
      setBeat(played % count);
      if (vibrates) Vibration.vibrate(played % count === 0 ? 60 : 25);
      played += 1;
      timer = setTimeout(play, Math.max(0, startedAt + (played * 60_000) / bpm - Date.now()));
    };
    play();
    return () => clearTimeout(timer);
  }, [isRunning, bpm, count, vibrates]);

  const tap = () => {
    const next = addTap(taps, Date.now());
    setTaps(next.times);
    if (next.bpm !== undefined) setBpm(next.bpm);
  };

  return (
    <Screen
      title={title}
      footer={
        <Button
          icon={isRunning ? 'stop' : 'play'}
          label={isRunning ? strings.watch.stop : strings.focus.start}
          onPress={() => setIsRunning(!isRunning)}
        />
      }
    >
      <View role="img" aria-label={strings.metronome.beats(count)} style={styles.beats}>
        {Array.from({ length: count }, (_, index) => {
          const isNow = isRunning && index === beat;
          const color = index === 0 ? colors.primary : colors.primaryInk;
          return (
            <View
              // biome-ignore lint/suspicious/noArrayIndexKey: beats have no other name than their place
              key={index}
              style={[styles.beat, { backgroundColor: isNow ? color : colors.sunken }, isNow && styles.now]}
            />
          );
        })}
      </View>
      <View style={styles.tempo}>
        <IconButton icon="remove" label={strings.metronome.slower} onPress={() => setBpm(bpm - 1)} />
        <View style={styles.number}>
          <AppText style={styles.bpm}>{bpm}</AppText>
          <AppText tone="muted">{strings.metronome.unit}</AppText>
        </View>
        <IconButton icon="add" label={strings.metronome.faster} onPress={() => setBpm(bpm + 1)} />
      </View>
      <Presets
        label={strings.metronome.tempo}
        values={[60, 72, 90, 108, 120, 144, 168]}
        value={bpm}
        onChange={setBpm}
      />
      <Button kind="soft" icon="hand-left-outline" label={strings.metronome.tap} onPress={tap} />
      <Segmented
        label={strings.metronome.bar}
        value={bar}
        onChange={(next) => change((kept) => ({ ...kept, bar: next }))}
        options={bars.map((each) => ({ value: each, label: strings.metronome.beatsOf(each) }))}
      />
      <SwitchField
        label={strings.metronome.vibrates}
        value={vibrates}
        onChange={(next) => change((kept) => ({ ...kept, vibrates: next }))}
      />
    </Screen>
  );
}

const styles = StyleSheet.create({
  beats: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.md,
    paddingVertical: space.xl,
  },
  beat: { width: 40, height: 40, borderRadius: 20 },
  now: { transform: [{ scale: 1.2 }] },
  tempo: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.lg },
  number: { alignItems: 'center', minWidth: 140 },
  bpm: { fontSize: 72, lineHeight: 84, fontWeight: '800', fontVariant: ['tabular-nums'] },
});
