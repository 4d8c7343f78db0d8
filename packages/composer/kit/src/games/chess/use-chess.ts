import { createKept } from '../../data/kept';
import { keepScore } from '../scores';
import { legalMoves, play } from './moves';
import { firstPosition, type Move, type Position } from './position';
import { chooseMove } from './search';
import { isOver, statusOf } from './status';

export type Opponent = 'easy' | 'hard' | 'friend';

interface ChessMatch {
  /** All positions since the start, the present one last. */
  positions: Position[];
  /** The latest move, to be shown. */
  moves: Move[];
  opponent: Opponent;
  /** Chooses among moves of equal worth. */
  seed: number;
  /** Games in a row won against the computer. */
  streak: number;
}

const newMatch = (opponent: Opponent, streak: number): ChessMatch => ({
  positions: [firstPosition],
  moves: [],
  opponent,
  seed: Math.floor(Math.random() * 1_000_000),
  streak,
});

/** The running game, kept on the device. */
export const useChess = createKept<ChessMatch>('game-chess', () => newMatch('easy', 0));

export const startChess = (opponent: Opponent) =>
  useChess
    .getState()
    .change(({ opponent: before, streak }) => newMatch(opponent, opponent === before ? streak : 0));

export function moveChess(move: Move) {
  const { value: match, change } = useChess.getState();
  const position = match.positions.at(-1);
  if (!position || isOver(statusOf(match.positions))) return;
  const positions = [...match.positions, play(position, move)];
  let { streak } = match;
  if (match.opponent !== 'friend' && statusOf(positions) === 'mate') {
    streak = position.turn === 'w' ? streak + 1 : 0;
    if (streak > 0) keepScore('chess', streak);
  }
  change(() => ({ ...match, positions, moves: [...match.moves, move], streak }));
}

/** The computer plays black. */
export function moveComputer() {
  const { positions, opponent, seed } = useChess.getState().value;
  const position = positions.at(-1);
  if (!position) return;
  const move = chooseMove(position, opponent === 'easy' ? 1 : 2, seed + positions.length);
  if (move) moveChess(move);
}

/** Takes back one move, or against the computer also its answer. */
export function undoChess() {
  useChess.getState().change((match) => {
    const isOwnTurn = match.positions.at(-1)?.turn === 'w';
    const count = Math.min(match.moves.length, match.opponent !== 'friend' && isOwnTurn ? 2 : 1);
    if (count === 0) return match;
    return { ...match, positions: match.positions.slice(0, -count), moves: match.moves.slice(0, -count) };
  });
}

/** Moves of the piece on a square. */
export const movesFrom = (position: Position, from: number | null): Move[] =>
  from === null ? [] : legalMoves(position).filter((move) => move.from === from);
