import { describe, expect, it } from 'vitest';
import {
  type BlocksState,
  cellsAt,
  columns,
  fall,
  fallTime,
  hardDrop,
  landing,
  levelOf,
  newBlocks,
  rotate,
  rows,
  shift,
  softDrop,
} from '../../../../kit/src/games/blocks/engine.ts';
import { cellsOf, type PieceName, pieceNames } from '../../../../kit/src/games/blocks/pieces.ts';
import { seeded } from '../../../testing/seeded.ts';

const withPiece = (name: PieceName, x: number, y: number, turns = 0): BlocksState => ({
  ...newBlocks(seeded(1)),
  piece: { name, x, y, turns },
});
/** Full rows at the bottom, each free in the given columns. */
const withRows = (game: BlocksState, count: number, free: readonly number[]): BlocksState => ({
  ...game,
  cells: game.cells.map((_, index) =>
    index >= columns * (rows - count) && !free.includes(index % columns) ? 'O' : null,
  ),
});
const filled = ({ cells }: BlocksState): number => cells.filter(Boolean).length;

describe('pieces', () => {
  it('have four cells, which are the same after four quarter turns', () => {
    for (const name of pieceNames) {
      expect(new Set(cellsOf(name, 0).map(({ x, y }) => `${x},${y}`)).size).toBe(4);
      expect(cellsOf(name, 4)).toEqual(cellsOf(name, 0));
    }
    expect(cellsOf('T', 1)).toEqual(expect.arrayContaining([{ x: 2, y: 1 }]));
  });

  it('come seven at a time, all different', () => {
    let game = newBlocks(seeded(7));
    const seen: PieceName[] = [];
    for (let index = 0; index < 14; index += 1) {
      seen.push(game.piece.name);
      game = { ...hardDrop(game, seeded(index)), cells: newBlocks().cells, isOver: false };
    }
    expect(new Set(seen.slice(0, 7)).size).toBe(7);
    expect(new Set(seen.slice(7)).size).toBe(7);
  });
});

describe('moves', () => {
  it('stop at the walls', () => {
    let game = withPiece('O', 0, 5);
    expect(shift(game, -1)).toBe(game);
    for (let step = 0; step < 20; step += 1) game = shift(game, 1);
    expect(Math.max(...cellsAt(game.piece).map(({ x }) => x))).toBe(columns - 1);
  });

  it('move a piece aside that is turned at a wall', () => {
    // An upright I at the left wall has its box beyond the board.
    const game = withPiece('I', -2, 5, 1);
    expect(Math.min(...cellsAt(game.piece).map(({ x }) => x))).toBe(0);
    const turned = rotate(game);
    expect(turned.piece.turns).toBe(2);
    expect(Math.min(...cellsAt(turned.piece).map(({ x }) => x))).toBe(0);
  });

  it('do not turn a piece without room', () => {
    const game = withPiece('I', 3, 16, 1);
    const shaft = { ...game, cells: game.cells.map((_, index) => (index % columns === 5 ? null : 'O')) };
    expect(rotate(shaft as BlocksState)).toBe(shaft);
  });

  it('land where the shadow is', () => {
    const game = withPiece('T', 3, 0);
    expect(landing(game).y).toBe(rows - 2);
    const dropped = hardDrop(game, seeded(1));
    expect(filled(dropped)).toBe(4);
    expect(dropped.points).toBe(2 * (rows - 2));
    expect(softDrop(game, seeded(1))).toMatchObject({ points: 1, steps: 1 });
  });
});

describe('rows', () => {
  it.each([
    [1, 100],
    [2, 300],
    [3, 500],
    [4, 800],
  ])('%i at once give %i points', (count, points) => {
    const game = withRows(withPiece('I', 7, rows - 4, 1), count, [9]);
    const next = fall(game, seeded(1));
    expect(next).toMatchObject({ lines: count, points });
    expect(filled(next)).toBe(4 - count);
  });

  it('move down what is above them', () => {
    const game = withRows(withPiece('I', 7, rows - 4, 1), 2, [9]);
    const next = fall(game, seeded(1));
    expect(next.cells[(rows - 1) * columns + 9]).toBe('I');
    expect(next.cells[(rows - 3) * columns + 9]).toBeNull();
  });

  it('raise the level and the speed', () => {
    expect(levelOf({ ...newBlocks(), lines: 9 })).toBe(1);
    expect(levelOf({ ...newBlocks(), lines: 20 })).toBe(3);
    expect(fallTime(3)).toBeLessThan(fallTime(2));
    expect(fallTime(40)).toBe(70);
  });
});

it('is over when the next piece has no room, and nothing moves then', () => {
  let game = newBlocks(seeded(3));
  for (let index = 0; index < 40 && !game.isOver; index += 1) game = hardDrop(game, seeded(index));
  expect(game.isOver).toBe(true);
  for (const act of [rotate, fall, hardDrop, softDrop]) expect(act(game)).toBe(game);
});
