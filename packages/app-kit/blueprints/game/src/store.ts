import { create } from 'zustand';
import { type Board, type BoardSize, createBoard, type Direction, highestTile, isOver, play } from './engine';
import { remember } from './settings';

export interface Score {
  points: number;
  tile: number;
  size: BoardSize;
  /** Milliseconds since 1970. */
  at: number;
}

interface Step {
  board: Board;
  points: number;
}

interface GameState {
  size: BoardSize;
  board: Board;
  points: number;
  over: boolean;
  history: Step[];
  scores: Score[];
  setSize: (size: BoardSize) => void;
  start: () => void;
  swipe: (direction: Direction) => void;
  undo: () => void;
  clearScores: () => void;
}

const keptScores = 10;
const keptSteps = 5;

export const useGame = create<GameState>()((set, get) => ({
  size: 4,
  board: createBoard(4),
  points: 0,
  over: false,
  history: [],
  scores: [],

  setSize: (size) => {
    set({ size });
    get().start();
  },

  start: () => set({ board: createBoard(get().size), points: 0, over: false, history: [] }),

  swipe: (direction) => {
    const { board, points, over, history, scores, size } = get();
    if (over) return;
    const result = play(board, direction);
    if (!result.moved) return;
    const total = points + result.gained;
    const ended = isOver(result.board);
    const score: Score = { points: total, tile: highestTile(result.board), size, at: Date.now() };
    set({
      board: result.board,
      points: total,
      over: ended,
      history: [{ board, points }, ...history].slice(0, keptSteps),
      scores: ended ? [...scores, score].sort((a, b) => b.points - a.points).slice(0, keptScores) : scores,
    });
  },

  undo: () => {
    const { over, history } = get();
    const [last, ...rest] = history;
    if (last && !over) set({ board: last.board, points: last.points, history: rest });
  },

  clearScores: () => set({ scores: [] }),
}));

export function bestScore(scores: readonly Score[], points: number): number {
  return Math.max(points, ...scores.map((score) => score.points));
}

remember(useGame, 'game', ({ size, board, points, over, scores }) => ({ size, board, points, over, scores }));
