import { createKept } from '../../data/kept';
import type { Direction } from '../direction';
import { keepScore } from '../scores';
import { type Board, createBoard, isOver, play } from './engine';

interface MergeGame {
  board: Board;
  points: number;
  isOver: boolean;
  /** Earlier boards, the latest first. */
  history: { board: Board; points: number }[];
}

const keptSteps = 5;

const newGame = (size: number): MergeGame => ({
  board: createBoard(size),
  points: 0,
  isOver: false,
  history: [],
});

export const mergeGame = 'merge';

/** The running game, kept on the device. */
export const useMergeGame = createKept<MergeGame>('game-merge', () => newGame(4));

export const startMerge = (size: number) => useMergeGame.getState().change(() => newGame(size));

export function swipeMerge(direction: Direction) {
  const { value: game, change } = useMergeGame.getState();
  if (game.isOver) return;
  const result = play(game.board, direction);
  if (!result.moved) return;
  const points = game.points + result.gained;
  const ended = isOver(result.board);
  if (ended) keepScore(mergeGame, points);
  const history = [{ board: game.board, points: game.points }, ...game.history].slice(0, keptSteps);
  change(() => ({ board: result.board, points, isOver: ended, history }));
}

export function undoMerge() {
  useMergeGame.getState().change((game) => {
    const [last, ...rest] = game.history;
    return last && !game.isOver ? { ...last, isOver: false, history: rest } : game;
  });
}
