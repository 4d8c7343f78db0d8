import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../../ui/AppText';
import { IconButton } from '../../ui/IconButton';
import { Segmented } from '../../ui/Segmented';
import { GameFrame } from '../GameFrame';
import { useBest } from '../scores';
import { ChessBoard } from './ChessBoard';
import { PromotionRow } from './PromotionRow';
import { colorOf, firstPosition, letterOf, type Move } from './position';
import { isOver, type Status, statusOf } from './status';
import { moveChess, moveComputer, movesFrom, startChess, undoChess, useChess } from './use-chess';

/** Chess for two on one phone, or against the computer, which plays black. */
export function ChessGame({ title }: { title: string }) {
  const { value: match, isLoaded } = useChess();
  const { positions, moves, opponent, streak } = match;
  const [selected, setSelected] = useState<number | null>(null);
  const [promoting, setPromoting] = useState<readonly Move[]>([]);
  const [isTurned, setIsTurned] = useState(false);
  const best = Math.max(streak, useBest('chess', 'points') ?? 0);
  const status = useMemo(() => statusOf(positions), [positions]);
  const position = positions.at(-1) ?? firstPosition;
  const { turn, cells } = position;
  const computerMoves = isLoaded && opponent !== 'friend' && turn === 'b' && !isOver(status);
  const targets = movesFrom(position, selected);

  useEffect(() => {
    if (!computerMoves) return;
    const timer = setTimeout(moveComputer, 450);
    return () => clearTimeout(timer);
  }, [computerMoves, positions]);

  const clear = () => {
    setSelected(null);
    setPromoting([]);
  };
  const restart = () => {
    clear();
    startChess(opponent);
  };
  const go = (move: Move) => {
    clear();
    moveChess(move);
  };
  const press = (square: number) => {
    if (computerMoves || isOver(status)) return;
    setPromoting([]);
    const chosen = targets.filter(({ to }) => to === square);
    const [move] = chosen;
    if (chosen.length > 1) setPromoting(chosen);
    else if (move) go(move);
    else setSelected(colorOf(cells[square]) === turn && square !== selected ? square : null);
  };

  return (
    <GameFrame
      title={title}
      isWide
      figures={[
        { label: strings.chess.turn, value: turn === 'w' ? strings.chess.white : strings.chess.black },
        { label: strings.chess.streak, value: formatNumber(best) },
      ]}
      help={strings.chess.help}
      onRestart={restart}
      choices={
        promoting.length > 0 ? (
          <PromotionRow moves={promoting} color={turn} onChoose={go} />
        ) : (
          <Segmented
            label={strings.chess.opponent}
            value={opponent}
            onChange={(value) => {
              clear();
              startChess(value);
            }}
            options={[
              { value: 'easy', label: strings.games.easy },
              { value: 'hard', label: strings.games.hard },
              { value: 'friend', label: strings.chess.friend },
            ]}
          />
        )
      }
      cover={
        isOver(status)
          ? {
              icon: status === 'mate' ? 'trophy' : 'git-compare',
              title: titleOf(status, turn === 'w' ? strings.chess.black : strings.chess.white),
              text: textOf(status),
              action: strings.games.again,
              onPress: restart,
            }
          : undefined
      }
      controls={
        <View style={styles.controls}>
          <IconButton
            icon="arrow-undo"
            label={strings.common.undo}
            tone={moves.length > 0 && !computerMoves ? 'primaryInk' : 'faint'}
            onPress={() => {
              clear();
              if (!computerMoves) undoChess();
            }}
          />
          <AppText role="status" tone={status === 'check' ? 'danger' : 'muted'} style={styles.said}>
            {status === 'check'
              ? strings.chess.check
              : computerMoves
                ? strings.chess.thinking
                : strings.chess.hint}
          </AppText>
          <IconButton
            icon="swap-vertical"
            label={strings.chess.turnBoard}
            onPress={() => setIsTurned(!isTurned)}
          />
        </View>
      }
    >
      <ChessBoard
        position={position}
        selected={selected}
        targets={targets}
        last={moves.at(-1)}
        checked={status === 'check' || status === 'mate' ? cells.indexOf(letterOf('k', turn)) : null}
        isTurned={isTurned}
        onPress={press}
      />
    </GameFrame>
  );
}

const titleOf = (status: Status, winner: string): string =>
  status === 'mate' ? strings.chess.won(winner) : strings.chess.draw;

function textOf(status: Status): string {
  if (status === 'mate') return strings.chess.mate;
  if (status === 'stalemate') return strings.chess.stalemate;
  if (status === 'repetition') return strings.chess.repetition;
  return status === 'fifty' ? strings.chess.fifty : strings.chess.material;
}

const styles = StyleSheet.create({
  controls: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  said: { flex: 1, textAlign: 'center' },
});
