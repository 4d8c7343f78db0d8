import { StyleSheet, View } from 'react-native';
import { AppText, Button, Card, EmptyState, Screen } from '../components/ui';
import { useRootNavigation } from '../routes';
import { useSettings } from '../settings';
import { type Score, useGame } from '../store';
import { useStrings } from '../strings';
import { space, useTheme } from '../theme';

export function ScoresScreen() {
  const text = useStrings().scores;
  const { scores, clearScores } = useGame();
  const navigation = useRootNavigation();

  if (scores.length === 0) {
    return (
      <Screen title={text.title} subtitle={text.subtitle}>
        <EmptyState
          icon="trophy-outline"
          title={text.emptyTitle}
          text={text.emptyText}
          action={{ label: text.play, onPress: () => navigation.navigate('Game') }}
        />
      </Screen>
    );
  }

  return (
    <Screen title={text.title} subtitle={text.subtitle}>
      <View style={styles.list}>
        {scores.map((score, index) => (
          <ScoreRow key={score.at} score={score} place={index + 1} />
        ))}
      </View>
      <Button kind="danger" icon="trash-outline" label={text.clear} onPress={clearScores} />
    </Screen>
  );
}

function ScoreRow({ score, place }: { score: Score; place: number }) {
  const text = useStrings().scores;
  const { colors } = useTheme();
  const language = useSettings((settings) => settings.language);
  const first = place === 1;
  return (
    <Card style={styles.row}>
      <View style={[styles.place, { backgroundColor: first ? colors.primary : colors.soft }]}>
        <AppText variant="heading" tone={first ? 'onPrimary' : 'primary'}>
          {place}
        </AppText>
      </View>
      <View style={styles.grow}>
        <AppText variant="heading">{score.points.toLocaleString(language)}</AppText>
        <AppText variant="caption" tone="muted">
          {`${text.tile(score.tile)} · ${score.size} x ${score.size}`}
        </AppText>
      </View>
      <AppText variant="caption" tone="faint">
        {new Date(score.at).toLocaleDateString(language, { day: 'numeric', month: 'short' })}
      </AppText>
    </Card>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.md },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md, paddingVertical: 12 },
  place: { width: 42, height: 42, borderRadius: 14, alignItems: 'center', justifyContent: 'center' },
  grow: { flex: 1 },
});
