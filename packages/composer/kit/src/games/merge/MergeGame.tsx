import { StyleSheet } from 'react-native';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { AppText } from '../../ui/AppText';
import { IconButton } from '../../ui/IconButton';
import { Segmented } from '../../ui/Segmented';
import { ArrowPad } from '../ArrowPad';
import { GameFrame } from '../GameFrame';
import { useBest } from '../scores';
import { highestTile } from './engine';
import { MergeBoard } from './MergeBoard';
import { mergeGame, startMerge, swipeMerge, undoMerge, useMergeGame } from './use-merge';

/** Join equal tiles until one has 2048 points. */
export function MergeGame({ title }: { title: string }) {
  const { board, points, isOver, history } = useMergeGame((state) => state.value);
  const best = Math.max(points, useBest(mergeGame, 'points') ?? 0);
  const restart = () => startMerge(board.size);

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.games.points, value: formatNumber(points) },
        { label: strings.games.best, value: formatNumber(best) },
        { label: strings.merge.highest, value: formatNumber(highestTile(board)) },
      ]}
      help={strings.merge.help}
      onRestart={restart}
      cover={
        isOver
          ? {
              title: strings.merge.over,
              text: strings.games.scored(formatNumber(points)),
              action: strings.games.again,
              onPress: restart,
            }
          : undefined
      }
      choices={
        <Segmented
          label={strings.games.board}
          value={board.size === 4 ? 'classic' : 'large'}
          onChange={(value) => startMerge(value === 'classic' ? 4 : 5)}
          options={[
            { value: 'classic', label: '4 × 4' },
            { value: 'large', label: '5 × 5' },
          ]}
        />
      }
      controls={
        <>
          <ArrowPad onPress={swipeMerge}>
            <IconButton
              icon="arrow-undo"
              label={strings.common.undo}
              tone={history.length > 0 && !isOver ? 'primaryInk' : 'faint'}
              onPress={undoMerge}
            />
          </ArrowPad>
          <AppText variant="caption" tone="muted" style={styles.hint}>
            {strings.merge.hint}
          </AppText>
        </>
      }
    >
      <MergeBoard board={board} onSwipe={swipeMerge} />
    </GameFrame>
  );
}

const styles = StyleSheet.create({
  hint: { textAlign: 'center' },
});
