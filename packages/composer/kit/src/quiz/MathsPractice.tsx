import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { createKept } from '../data/kept';
import { formatNumber } from '../data/numbers';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { Presets } from '../tools/Presets';
import { AppText } from '../ui/AppText';
import { ChipRow } from '../ui/ChipRow';
import { Icon } from '../ui/Icon';
import { Screen } from '../ui/Screen';
import { makeSum, type Operation } from './sums';

interface Practice {
  operation: Operation;
  level: number;
  right: number;
  wrong: number;
  row: number;
  bestRow: number;
}

export const usePractice = createKept<Practice>('maths-practice', () => ({
  operation: 'plus',
  level: 1,
  right: 0,
  wrong: 0,
  row: 0,
  bestRow: 0,
}));

/** Five right answers in a row fill the stars. */
const starCount = 5;

/** Endless sums with four answers each. */
export function MathsPractice({ title }: { title: string }) {
  const { colors, surface } = useTheme();
  const { value: practice, change } = usePractice();
  const [sum, setSum] = useState(() => makeSum(practice.operation, practice.level));
  const [missed, setMissed] = useState<readonly number[]>([]);

  const choose = (choice: number) => {
    if (choice !== sum.answer) {
      if (missed.length === 0) change((kept) => ({ ...kept, wrong: kept.wrong + 1, row: 0 }));
      setMissed([...missed, choice]);
      return;
    }
    if (missed.length === 0)
      change((kept) => ({
        ...kept,
        right: kept.right + 1,
        row: kept.row + 1,
        bestRow: Math.max(kept.bestRow, kept.row + 1),
      }));
    setMissed([]);
    setSum(makeSum(practice.operation, practice.level));
  };
  const set = (part: Partial<Practice>) => {
    const next = { ...practice, ...part };
    change((kept) => ({ ...kept, ...part }));
    setMissed([]);
    setSum(makeSum(next.operation, next.level));
  };
  const figures = [
    { label: strings.maths.right, value: practice.right },
    { label: strings.maths.row, value: practice.row },
    { label: strings.maths.best, value: practice.bestRow },
  ];

  return (
    <Screen title={title}>
      <ChipRow
        label={strings.maths.operation}
        value={practice.operation}
        onChange={(operation) => set({ operation })}
        options={[
          { value: 'plus', label: strings.maths.plus },
          { value: 'minus', label: strings.maths.minus },
          { value: 'times', label: strings.maths.times },
          { value: 'divided', label: strings.maths.divided },
        ]}
      />
      <View style={[styles.sum, { backgroundColor: colors.primary }]}>
        <AppText role="heading" tone="onPrimary" style={styles.text} numberOfLines={1} adjustsFontSizeToFit>
          {`${sum.text} = ?`}
        </AppText>
        <View role="img" aria-label={strings.maths.stars(practice.row % starCount)} style={styles.stars}>
          {Array.from({ length: starCount }, (_, star) => (
            <Icon
              key={star}
              name={star < practice.row % starCount ? 'star' : 'star-outline'}
              size={24}
              tone="onPrimary"
            />
          ))}
        </View>
      </View>
      <View style={styles.choices}>
        {sum.choices.map((choice) => {
          const isMissed = missed.includes(choice);
          return (
            <Pressable
              key={choice}
              role="button"
              aria-label={isMissed ? strings.maths.notIt(choice) : formatNumber(choice)}
              disabled={isMissed}
              onPress={() => choose(choice)}
              style={({ pressed }) => [
                styles.choice,
                { backgroundColor: isMissed ? colors.dangerSoft : colors.soft },
                pressed && styles.pressed,
              ]}
            >
              <AppText variant="display" tone={isMissed ? 'danger' : 'onSoft'}>
                {formatNumber(choice)}
              </AppText>
            </Pressable>
          );
        })}
      </View>
      <View style={[styles.figures, surface]}>
        {figures.map(({ label, value }) => (
          <View key={label} style={styles.figure}>
            <AppText variant="title">{formatNumber(value)}</AppText>
            <AppText variant="caption" tone="muted">
              {label}
            </AppText>
          </View>
        ))}
      </View>
      <AppText variant="label" tone="muted">
        {strings.maths.level}
      </AppText>
      <Presets
        label={strings.maths.level}
        values={[1, 2, 3, 4, 5]}
        value={practice.level}
        onChange={(level) => set({ level })}
      />
    </Screen>
  );
}

const styles = StyleSheet.create({
  sum: { borderRadius: radius.card, padding: space.lg, gap: space.md, alignItems: 'center' },
  text: { fontSize: 44, lineHeight: 56, fontWeight: '800' },
  stars: { flexDirection: 'row', gap: 6 },
  choices: { flexDirection: 'row', flexWrap: 'wrap', gap: space.md },
  choice: {
    flexGrow: 1,
    flexBasis: '40%',
    minHeight: 84,
    borderRadius: radius.card,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: 0.7, transform: [{ scale: 0.97 }] },
  figures: { flexDirection: 'row', borderRadius: radius.card, paddingVertical: space.md },
  figure: { flex: 1, alignItems: 'center' },
});
