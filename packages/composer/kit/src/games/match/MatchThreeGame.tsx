import { useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { AppText } from '../../ui/AppText';
import { GameFrame } from '../GameFrame';
import { useBest } from '../scores';
import { areNeighbours } from './board';
import { isOver } from './engine';
import { MatchBoard } from './MatchBoard';
import { matchGame, settleGems, startMatch, swapGems, useMatchThree } from './use-match';

/** How long a line is shown before it goes. */
const shownFor = 260;

/** Swap neighbours to make lines of three. */
export function MatchThreeGame({ title }: { title: string }) {
  const { value: game, isLoaded } = useMatchThree();
  const { gems, moves, points, removing, chain, isMixed } = game;
  const [selected, setSelected] = useState<number | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const best = Math.max(points, useBest(matchGame, 'points') ?? 0);
  const isSettling = isLoaded && removing.length > 0;

  useEffect(() => {
    if (!isSettling) return;
    const timer = setTimeout(settleGems, shownFor);
    return () => clearTimeout(timer);
  }, [isSettling, chain]);

  const restart = () => {
    setSelected(null);
    setIsRefused(false);
    startMatch();
  };
  const press = (index: number) => {
    if (isSettling) return;
    setIsRefused(false);
    if (selected === null || !areNeighbours(selected, index)) {
      setSelected(index === selected ? null : index);
      return;
    }
    setIsRefused(!swapGems(selected, index));
    setSelected(null);
  };
  const said = isRefused
    ? strings.matchThree.refused
    : chain > 1
      ? strings.matchThree.chain(chain)
      : isMixed
        ? strings.matchThree.mixed
        : strings.matchThree.hint;

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.games.points, value: formatNumber(points) },
        { label: strings.games.best, value: formatNumber(best) },
        { label: strings.matchThree.moves, value: formatNumber(moves) },
      ]}
      isWide
      help={strings.matchThree.help}
      onRestart={restart}
      cover={
        isOver(game)
          ? {
              title: strings.matchThree.over,
              text: strings.games.scored(formatNumber(points)),
              action: strings.games.again,
              onPress: restart,
            }
          : undefined
      }
      controls={
        <AppText role="status" variant="caption" tone="muted" style={styles.said}>
          {said}
        </AppText>
      }
    >
      <MatchBoard gems={gems} removing={removing} selected={selected} onPress={press} />
    </GameFrame>
  );
}

const styles = StyleSheet.create({ said: { textAlign: 'center' } });
