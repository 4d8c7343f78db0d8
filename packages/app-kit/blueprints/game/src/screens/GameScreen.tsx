import { StyleSheet, View } from 'react-native';
import { GameBoard } from '../components/GameBoard';
import { AppText, Button, IconButton, Screen } from '../components/ui';
import { useSettings } from '../settings';
import { bestScore, useGame } from '../store';
import { useStrings } from '../strings';
import { radius, space, useTheme } from '../theme';

export function GameScreen() {
  const { game: text, appName } = useStrings();
  const language = useSettings((settings) => settings.language);
  const { board, points, over, history, scores, swipe, undo, start } = useGame();

  return (
    <Screen
      back
      title={appName}
      right={
        <View style={styles.row}>
          <IconButton
            icon="arrow-undo"
            label={text.undo}
            tone={history.length > 0 && !over ? 'primary' : 'faint'}
            onPress={undo}
          />
          <IconButton icon="refresh" label={text.restart} onPress={start} />
        </View>
      }
    >
      <View style={styles.figures}>
        <Figure label={text.points} value={points.toLocaleString(language)} strong />
        <Figure label={text.best} value={bestScore(scores, points).toLocaleString(language)} />
      </View>
      <View>
        <GameBoard board={board} onSwipe={swipe} />
        {over ? <GameOver points={points.toLocaleString(language)} onAgain={start} /> : null}
      </View>
      <View style={styles.pad}>
        <IconButton icon="arrow-back" label={text.left} onPress={() => swipe('left')} />
        <IconButton icon="arrow-up" label={text.up} onPress={() => swipe('up')} />
        <IconButton icon="arrow-down" label={text.down} onPress={() => swipe('down')} />
        <IconButton icon="arrow-forward" label={text.right} onPress={() => swipe('right')} />
      </View>
      <AppText variant="caption" tone="muted" style={styles.centered}>
        {text.hint}
      </AppText>
    </Screen>
  );
}

function Figure({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  const { colors } = useTheme();
  return (
    <View style={[styles.figure, { backgroundColor: strong ? colors.primary : colors.sunken }]}>
      <AppText variant="caption" tone={strong ? 'onPrimary' : 'muted'}>
        {label}
      </AppText>
      <AppText variant="title" tone={strong ? 'onPrimary' : 'ink'}>
        {value}
      </AppText>
    </View>
  );
}

function GameOver({ points, onAgain }: { points: string; onAgain: () => void }) {
  const text = useStrings().game;
  const { colors } = useTheme();
  return (
    <View role="alert" style={styles.over}>
      <View style={[StyleSheet.absoluteFill, styles.veil, { backgroundColor: colors.card }]} />
      <AppText variant="title">{text.overTitle}</AppText>
      <AppText tone="muted">{text.overText(points)}</AppText>
      <Button icon="refresh" label={text.again} onPress={onAgain} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.sm },
  figures: { flexDirection: 'row', gap: space.md },
  figure: { flex: 1, borderRadius: radius.control, paddingVertical: 12, alignItems: 'center' },
  pad: { flexDirection: 'row', justifyContent: 'center', gap: space.lg },
  centered: { textAlign: 'center' },
  over: {
    position: 'absolute',
    top: 0,
    right: 0,
    bottom: 0,
    left: 0,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.md,
  },
  veil: { opacity: 0.92, borderRadius: 20 },
});
