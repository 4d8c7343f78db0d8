import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { today } from '../data/days';
import { formatNumber } from '../data/numbers';
import { shuffle } from '../data/random';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Hero } from '../ui/Hero';
import { Screen } from '../ui/Screen';
import { SectionTitle } from '../ui/SectionTitle';
import { CardRound } from './CardRound';
import { useCardStates } from './progress';
import { isDue, levelMaximum } from './spacing';

export interface Flashcard {
  id: string;
  front: string;
  back: string;
  /** An example below the answer; may be empty. */
  note: string;
  topic: string;
}

const roundLength = 15;

/** How many cards come today, and how well the others are known. */
export function FlashcardsHome({ title, cards }: { title: string; cards: readonly Flashcard[] }) {
  const { colors, surface } = useTheme();
  const states = useCardStates((state) => state.value);
  const [round, setRound] = useState<readonly Flashcard[] | null>(null);
  const due = cards.filter(({ id }) => isDue(states[id], today()));
  const levels = Array.from(
    { length: levelMaximum + 1 },
    (_, level) => cards.filter(({ id }) => (states[id]?.level ?? 0) === level).length,
  );
  const known = cards.length - (levels[0] ?? 0);
  const most = Math.max(1, ...levels);
  if (round) return <CardRound title={title} cards={round} onClose={() => setRound(null)} />;

  return (
    <Screen
      title={title}
      footer={
        cards.length > 0 ? (
          <Button
            icon="play"
            label={due.length > 0 ? strings.cards.learn : strings.cards.repeat}
            onPress={() => setRound(shuffle(due.length > 0 ? due : cards).slice(0, roundLength))}
          />
        ) : undefined
      }
    >
      {cards.length === 0 ? (
        <EmptyState icon="albums-outline" title={strings.cards.empty} text={strings.cards.emptyText} />
      ) : (
        <>
          <Hero
            label={strings.cards.today}
            value={due.length > 0 ? strings.cards.count(due.length) : strings.cards.done}
            note={strings.cards.known(known, cards.length)}
          />
          <SectionTitle title={strings.cards.levels} />
          <View style={[styles.chart, surface]}>
            {levels.map((count, level) => (
              <View key={level} style={styles.column}>
                <AppText variant="label">{formatNumber(count)}</AppText>
                <View style={styles.space}>
                  <View
                    style={[
                      styles.bar,
                      {
                        height: `${Math.max(4, (count / most) * 100)}%`,
                        backgroundColor: level === 0 ? colors.faint : colors.primary,
                        opacity: level === 0 ? 1 : 0.4 + (level / levelMaximum) * 0.6,
                      },
                    ]}
                  />
                </View>
                <AppText variant="caption" tone="muted" numberOfLines={1}>
                  {level === 0 ? strings.cards.fresh : formatNumber(level)}
                </AppText>
              </View>
            ))}
          </View>
          <AppText variant="caption" tone="muted">
            {strings.cards.explain}
          </AppText>
        </>
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  chart: { flexDirection: 'row', gap: space.sm, padding: space.md + 4, borderRadius: radius.card },
  column: { flex: 1, alignItems: 'center', gap: space.xs },
  space: { height: 132, alignSelf: 'stretch', justifyContent: 'flex-end' },
  bar: { borderRadius: 8 },
});
