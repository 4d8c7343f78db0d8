import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { space } from '../../theme';
import type { IconName } from '../../ui/Icon';
import { Segmented } from '../../ui/Segmented';
import { GameFrame } from '../GameFrame';
import { formatScore, keepScore, useBest } from '../scores';
import { closeCards, isComplete, newMemory, turnCard } from './engine';
import { MemoryCardView } from './MemoryCardView';

const pictures: IconName[] = [
  'rocket',
  'leaf',
  'planet',
  'heart',
  'fish',
  'bicycle',
  'balloon',
  'umbrella',
  'flower',
  'ice-cream',
  'boat',
  'star',
];
const levels = { '6': 6, '8': 8, '12': 12 } as const;
const openTime = 900;

export const useMemoryGame = createKept('game-memory', () => newMemory(pictures, 8));

/** Find all pairs with as few moves as possible. */
export function MemoryGame({ title }: { title: string }) {
  const { value: game, change } = useMemoryGame();
  const pairs = game.cards.length / 2;
  const id = `memory-${pairs}`;
  const best = useBest(id, 'moves');
  const found = game.cards.filter((card) => card.isFound).length / 2;
  const done = isComplete(game);

  useEffect(() => {
    if (game.open.length < 2) return;
    const timer = setTimeout(() => change(closeCards), openTime);
    return () => clearTimeout(timer);
  }, [game.open, change]);

  const turn = (card: number) => {
    const next = turnCard(game, card);
    if (isComplete(next) && !done) keepScore(id, next.moves);
    change(() => next);
  };
  const start = (count: number) => change(() => newMemory(pictures, count));

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.memory.pairs, value: `${found} / ${pairs}` },
        { label: strings.games.moves, value: formatNumber(game.moves) },
        { label: strings.games.best, value: formatScore(best, 'moves') },
      ]}
      help={strings.memory.help}
      onRestart={() => start(pairs)}
      cover={
        done
          ? {
              title: strings.memory.done,
              text: strings.memory.doneText(game.moves),
              action: strings.games.again,
              onPress: () => start(pairs),
            }
          : undefined
      }
      choices={
        <Segmented
          label={strings.games.level}
          value={String(pairs) as keyof typeof levels}
          onChange={(value) => start(levels[value])}
          options={[
            { value: '6', label: strings.games.easy },
            { value: '8', label: strings.games.medium },
            { value: '12', label: strings.games.hard },
          ]}
        />
      }
    >
      <View style={styles.grid}>
        {game.cards.map((card) => (
          <View key={card.id} style={pairs === 6 ? styles.third : styles.quarter}>
            <MemoryCardView
              icon={card.picture as IconName}
              color={pictures.indexOf(card.picture as IconName)}
              label={strings.memory.card(card.id + 1)}
              isOpen={card.isFound || game.open.includes(card.id)}
              isFound={card.isFound}
              onPress={() => turn(card.id)}
            />
          </View>
        ))}
      </View>
    </GameFrame>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', margin: -space.xs },
  third: { width: '33.33%', padding: space.xs },
  quarter: { width: '25%', padding: space.xs },
});
