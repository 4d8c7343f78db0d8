import { Pressable, StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Segmented } from '../../ui/Segmented';
import { GameFrame } from '../GameFrame';
import { formatScore, keepScore, useBest } from '../scores';
import { isSolved, mixTiles, moveTile, type Tiles } from './engine';

interface Puzzle {
  size: number;
  tiles: Tiles;
  moves: number;
}

const newPuzzle = (size: number): Puzzle => ({ size, tiles: mixTiles(size), moves: 0 });

export const usePuzzle = createKept<Puzzle>('game-sliding', () => newPuzzle(3));

/** Put the numbers in order by sliding tiles into the gap. */
export function SlidingPuzzle({ title }: { title: string }) {
  const { colors } = useTheme();
  const { value: puzzle, change } = usePuzzle();
  const { size, tiles, moves } = puzzle;
  const id = `sliding-${size}`;
  const best = useBest(id, 'moves');
  const solved = isSolved(tiles);
  const inPlace = tiles.filter((tile, index) => tile === index + 1).length;

  const press = (index: number) => {
    const next = moveTile(tiles, size, index);
    if (next === tiles) return;
    if (isSolved(next)) keepScore(id, moves + 1);
    change((now) => ({ ...now, tiles: next, moves: now.moves + 1 }));
  };
  const start = (next: number) => change(() => newPuzzle(next));

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.games.moves, value: formatNumber(moves) },
        { label: strings.sliding.inPlace, value: `${inPlace} / ${size * size - 1}` },
        { label: strings.games.best, value: formatScore(best, 'moves') },
      ]}
      help={strings.sliding.help}
      onRestart={() => start(size)}
      cover={
        solved
          ? {
              title: strings.sliding.solved,
              text: strings.memory.doneText(moves),
              action: strings.games.again,
              onPress: () => start(size),
            }
          : undefined
      }
      choices={
        <Segmented
          label={strings.games.board}
          value={size === 3 ? 'small' : 'large'}
          onChange={(value) => start(value === 'small' ? 3 : 4)}
          options={[
            { value: 'small', label: '3 × 3' },
            { value: 'large', label: '4 × 4' },
          ]}
        />
      }
    >
      <View style={[styles.board, { backgroundColor: colors.sunken }]}>
        {tiles.map((tile, index) => (
          <View key={tile} style={[styles.slot, { width: `${100 / size}%` }]}>
            {tile === 0 ? null : (
              <Pressable
                role="button"
                aria-label={strings.sliding.tile(tile)}
                onPress={() => press(index)}
                style={({ pressed }) => [
                  styles.tile,
                  { backgroundColor: tile === index + 1 ? colors.primary : colors.raised },
                  pressed && styles.pressed,
                ]}
              >
                <AppText variant="display" tone={tile === index + 1 ? 'onPrimary' : 'ink'}>
                  {tile}
                </AppText>
              </Pressable>
            )}
          </View>
        ))}
      </View>
    </GameFrame>
  );
}

const styles = StyleSheet.create({
  board: {
    aspectRatio: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    padding: space.xs,
    borderRadius: radius.card,
  },
  slot: { aspectRatio: 1, padding: space.xs },
  tile: { flex: 1, borderRadius: radius.control, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: 0.7 },
});
