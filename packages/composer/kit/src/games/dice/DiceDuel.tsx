import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { randomBelow } from '../../data/random';
import { strings } from '../../strings';
import { space } from '../../theme';
import { Dice } from '../../tools/chance/Dice';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { Segmented } from '../../ui/Segmented';
import { GameFrame } from '../GameFrame';
import { keepScore } from '../scores';
import { afterRoll, type Duel, goal, newDuel } from './duel';

export const useDuel = createKept<Duel>('game-dice-duel', newDuel);

const rollDice = (count: number): number[] => Array.from({ length: count }, () => 1 + randomBelow(6));

/** Two players roll in turn; the higher roll wins the round. */
export function DiceDuel({ title }: { title: string }) {
  const { value: duel, change } = useDuel();
  const names = [strings.diceDuel.first, strings.diceDuel.second];
  const winner = duel.wins.findIndex((count) => count >= goal);
  const isOver = winner >= 0;
  const roll = () => {
    const next = afterRoll(duel, rollDice(duel.dice));
    if (next.wins.some((count) => count >= goal)) keepScore('diceDuel', next.best);
    change(() => next);
  };
  const restart = () => change(({ dice }) => ({ ...newDuel(), dice }));
  const said =
    duel.outcome === null
      ? strings.diceDuel.turn(names[duel.turn] ?? '')
      : duel.outcome === 'draw'
        ? strings.diceDuel.drawn
        : strings.diceDuel.round(names[duel.outcome] ?? '');
  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.diceDuel.first, value: formatNumber(duel.wins[0]) },
        { label: strings.diceDuel.goal, value: formatNumber(goal) },
        { label: strings.diceDuel.second, value: formatNumber(duel.wins[1]) },
      ]}
      help={strings.diceDuel.help}
      onRestart={restart}
      cover={
        isOver
          ? {
              icon: 'trophy',
              title: strings.diceDuel.won(names[winner] ?? ''),
              text: strings.diceDuel.best(formatNumber(duel.best)),
              action: strings.games.again,
              onPress: restart,
            }
          : undefined
      }
      choices={
        <Segmented
          label={strings.diceDuel.dice}
          value={String(duel.dice)}
          onChange={(value) => change(() => ({ ...newDuel(), dice: Number(value) }))}
          options={['1', '2', '3'].map((value) => ({ value, label: value }))}
        />
      }
      controls={
        <Button
          icon="dice"
          label={strings.diceDuel.roll(names[duel.turn] ?? '')}
          disabled={isOver}
          onPress={roll}
        />
      }
    >
      <View style={styles.stage}>
        <Dice values={duel.shown} turns={duel.rolls} />
        <AppText role="status" tone="muted">
          {said}
        </AppText>
      </View>
    </GameFrame>
  );
}

const styles = StyleSheet.create({ stage: { alignItems: 'center', gap: space.md } });
