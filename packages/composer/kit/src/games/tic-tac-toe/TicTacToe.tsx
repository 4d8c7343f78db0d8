import { useEffect } from 'react';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { Segmented } from '../../ui/Segmented';
import { GameFrame } from '../GameFrame';
import { keepScore } from '../scores';
import { type Cells, chooseCell, emptyCells, isFull, type Mark, place, winningLine } from './engine';
import { TicTacToeBoard } from './TicTacToeBoard';

type Opponent = 'easy' | 'hard' | 'friend';

interface Match {
  cells: Cells;
  turn: Mark;
  opponent: Opponent;
  wins: number;
  draws: number;
  losses: number;
  /** Wins without a loss in between. */
  streak: number;
}

const newMatch = (): Match => ({
  cells: emptyCells,
  turn: 'x',
  opponent: 'easy',
  wins: 0,
  draws: 0,
  losses: 0,
  streak: 0,
});

export const useMatch = createKept<Match>('game-tic-tac-toe', newMatch);

function mark(match: Match, index: number): Match {
  const cells = place(match.cells, index, match.turn);
  const turn = match.turn === 'x' ? 'o' : 'x';
  if (winningLine(cells)) {
    const won = match.turn === 'x';
    const streak = won ? match.streak + 1 : 0;
    if (won && match.opponent !== 'friend') keepScore('ticTacToe', streak);
    const counted = won ? { wins: match.wins + 1 } : { losses: match.losses + 1 };
    return { ...match, ...counted, cells, turn, streak };
  }
  return isFull(cells) ? { ...match, cells, turn, draws: match.draws + 1 } : { ...match, cells, turn };
}

/** Three in a row against the computer or a friend. */
export function TicTacToe({ title }: { title: string }) {
  const { value: match, change } = useMatch();
  const { cells, turn, opponent, wins, draws, losses } = match;
  const line = winningLine(cells);
  const isOver = line !== undefined || isFull(cells);
  const computerMoves = opponent !== 'friend' && turn === 'o' && !isOver;

  useEffect(() => {
    if (!computerMoves) return;
    const timer = setTimeout(
      () => change((now) => mark(now, chooseCell(now.cells, 'o', now.opponent === 'easy'))),
      450,
    );
    return () => clearTimeout(timer);
  }, [computerMoves, change]);

  const restart = () => change((now) => ({ ...now, cells: emptyCells, turn: 'x' }));
  const winner = line ? cells[line[0] ?? 0] : null;
  const outcome = !winner
    ? strings.ticTacToe.draw
    : opponent === 'friend'
      ? strings.ticTacToe.wonBy(winner === 'x' ? '✕' : '○')
      : winner === 'x'
        ? strings.ticTacToe.won
        : strings.ticTacToe.lost;

  return (
    <GameFrame
      title={title}
      figures={[
        { label: opponent === 'friend' ? '✕' : strings.ticTacToe.wins, value: formatNumber(wins) },
        { label: strings.ticTacToe.draws, value: formatNumber(draws) },
        { label: opponent === 'friend' ? '○' : strings.ticTacToe.losses, value: formatNumber(losses) },
      ]}
      help={strings.ticTacToe.help}
      onRestart={restart}
      cover={
        isOver
          ? { title: outcome, text: strings.ticTacToe.next, action: strings.games.again, onPress: restart }
          : undefined
      }
      choices={
        <Segmented
          label={strings.ticTacToe.opponent}
          value={opponent}
          onChange={(value) => change(() => ({ ...newMatch(), opponent: value }))}
          options={[
            { value: 'easy', label: strings.games.easy },
            { value: 'hard', label: strings.games.hard },
            { value: 'friend', label: strings.ticTacToe.friend },
          ]}
        />
      }
    >
      <TicTacToeBoard
        cells={cells}
        line={line}
        disabled={isOver || computerMoves}
        onPress={(index) => change((now) => mark(now, index))}
      />
    </GameFrame>
  );
}
