import { describe, expect, it } from 'vitest';
import {
  areNeighbours,
  collapse,
  findMatches,
  findMove,
  kinds,
  newGems,
  reshuffled,
  size,
} from '../../../../kit/src/games/match/board.ts';
import {
  firstMoves,
  isOver,
  type MatchThree,
  newMatchThree,
  settle,
  swap,
} from '../../../../kit/src/games/match/engine.ts';
import { seeded } from '../../../testing/seeded.ts';

/** A board without a line and without a move: rows repeat after two, columns after three. */
const stuck = Array.from(
  { length: size * size },
  (_, index) => ((index % size) + Math.floor(index / size) * 2) % 5,
);

const withGems = (gems: readonly number[]): MatchThree => ({ ...newMatchThree(seeded(1)), gems });
/** The stuck board with these gems in its last row. */
const lastRow = (...row: number[]): readonly number[] => [...stuck.slice(0, size * (size - 1)), ...row];

describe('a new board', () => {
  it('has no line and a move, for any seed', () => {
    for (let seed = 1; seed < 80; seed += 1) {
      const gems = newGems(seeded(seed));
      expect(gems).toHaveLength(size * size);
      expect(findMatches(gems).size).toBe(0);
      expect(findMove(gems)).toBeDefined();
    }
  });
});

describe('lines', () => {
  it('are three or more in a row or a column, not around an edge', () => {
    const row = Array.from({ length: size * size }, (_, index) => 10 + index);
    row[6] = 1;
    row[7] = 1;
    row[8] = 1;
    expect(findMatches(row).size).toBe(0);
    row[5] = 1;
    expect([...findMatches(row)].sort()).toEqual([5, 6, 7]);
    row[15] = 1;
    row[23] = 1;
    expect(findMatches(row).size).toBe(5);
  });

  it('need neighbours', () => {
    expect(areNeighbours(7, 8)).toBe(false);
    expect(areNeighbours(7, 15)).toBe(true);
    expect(areNeighbours(0, 9)).toBe(false);
  });
});

describe('a swap', () => {
  const game = withGems(lastRow(7, 7, 8, 7, 9, 8, 9, 8));

  it('that makes a line is a move', () => {
    const next = swap(game, size * 7 + 2, size * 7 + 3);
    expect(next.moves).toBe(firstMoves - 1);
    expect([...next.removing].sort()).toEqual([56, 57, 58]);
  });

  it('without a line, or of gems that are apart, changes nothing', () => {
    expect(swap(game, size * 7 + 4, size * 7 + 5)).toBe(game);
    expect(swap(game, size * 7 + 2, size * 7 + 4)).toBe(game);
  });

  it('waits until the board has settled', () => {
    const next = swap(game, size * 7 + 2, size * 7 + 3);
    expect(swap(next, 0, 1)).toBe(next);
  });
});

describe('settling', () => {
  it('lets gems fall and fills from above', () => {
    const gems = Array.from({ length: size * size }, (_, index) => 10 + index);
    const next = collapse(gems, new Set([56, 57, 58]), seeded(2));
    expect(next.slice(56, 59)).toEqual([10 + 48, 10 + 49, 10 + 50]);
    expect(next.slice(0, 3).every((gem) => gem < kinds)).toBe(true);
    expect(next[3]).toBe(13);
  });

  it('gives ten points a gem, and more for each line of a chain', () => {
    const first = settle({ ...withGems(stuck), removing: [56, 57, 58], chain: 1 }, seeded(3));
    expect(first.points).toBe(30);
    expect(settle({ ...withGems(stuck), removing: [56, 57, 58], chain: 3 }, seeded(3)).points).toBe(90);
  });

  it('always ends, with a board that can be played', () => {
    for (let seed = 1; seed < 30; seed += 1) {
      const random = seeded(seed);
      let game = newMatchThree(random);
      for (let turn = 0; turn < firstMoves; turn += 1) {
        const move = findMove(game.gems);
        expect(move).toBeDefined();
        if (move) game = swap(game, ...move);
        for (let step = 0; step < 60 && game.removing.length > 0; step += 1) game = settle(game, random);
        expect(findMatches(game.gems).size).toBe(0);
      }
      expect(isOver(game)).toBe(true);
      expect(swap(game, 0, 1)).toBe(game);
    }
  });
});

it('mixes a board without a move, with the same gems', () => {
  expect(findMove(stuck)).toBeUndefined();
  const mixed = reshuffled(stuck, seeded(5));
  expect(findMove(mixed)).toBeDefined();
  expect(findMatches(mixed).size).toBe(0);
  expect([...mixed].sort()).toEqual([...stuck].sort());
});
