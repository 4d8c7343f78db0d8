import { StyleSheet, View } from 'react-native';
import { formatDay, toDay } from '../data/days';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { EmptyState } from '../ui/EmptyState';
import { Hero } from '../ui/Hero';
import { Icon } from '../ui/Icon';
import { Screen } from '../ui/Screen';
import { SectionTitle } from '../ui/SectionTitle';
import { formatScore, type Measure, type Score, sortScores, useScores } from './scores';

interface ScoredGame {
  id: string;
  title: string;
  measure: Measure;
}

const shownMaximum = 10;

/** The best results of each game. */
export function ScoresPanel({ title, games }: { title: string; games: readonly ScoredGame[] }) {
  const scores = useScores((state) => state.items);
  const first = games[0];
  if (!first || scores.length === 0) {
    return (
      <Screen title={title}>
        <EmptyState icon="trophy-outline" title={strings.games.noScores} text={strings.games.noScoresText} />
      </Screen>
    );
  }
  const best = sortScores(scores, first.id, first.measure)[0]?.value;
  return (
    <Screen title={title}>
      {games.length === 1 ? (
        <Hero
          label={strings.games.best}
          value={formatScore(best, first.measure)}
          note={strings.games.played(scores.length)}
          side={<Icon name="trophy" size={44} tone="onHero" />}
        />
      ) : null}
      {games.map((game) => (
        <GameScores key={game.id} game={game} scores={scores} hasTitle={games.length > 1} />
      ))}
    </Screen>
  );
}

interface GameScoresProps {
  game: ScoredGame;
  scores: readonly Score[];
  hasTitle: boolean;
}

function GameScores({ game, scores, hasTitle }: GameScoresProps) {
  const { colors, surface } = useTheme();
  const sorted = sortScores(scores, game.id, game.measure).slice(0, shownMaximum);
  if (sorted.length === 0) return null;
  return (
    <>
      {hasTitle ? <SectionTitle title={game.title} /> : null}
      <View style={[styles.list, surface]}>
        {sorted.map((score, index) => (
          <View key={score.id} style={styles.row}>
            <View style={[styles.place, { backgroundColor: index === 0 ? colors.primary : colors.soft }]}>
              <AppText variant="label" tone={index === 0 ? 'onPrimary' : 'onSoft'}>
                {index + 1}
              </AppText>
            </View>
            <AppText variant="heading" style={styles.value}>
              {formatScore(score.value, game.measure)}
            </AppText>
            <AppText variant="caption" tone="muted">
              {formatDay(toDay(new Date(score.at)))}
            </AppText>
          </View>
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  list: { borderRadius: radius.card, paddingVertical: space.sm, paddingHorizontal: space.md },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md, minHeight: 52 },
  place: { width: 32, height: 32, borderRadius: 16, alignItems: 'center', justifyContent: 'center' },
  value: { flex: 1 },
});
