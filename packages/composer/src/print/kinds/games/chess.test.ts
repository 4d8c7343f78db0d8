import { describe, expect, it } from 'vitest';
import { legalMoves, play } from '../../../../kit/src/games/chess/moves.ts';
import {
  firstPosition,
  type Move,
  type Position,
  readPosition,
  squareName,
} from '../../../../kit/src/games/chess/position.ts';
import { chooseMove } from '../../../../kit/src/games/chess/search.ts';
import { statusOf } from '../../../../kit/src/games/chess/status.ts';

const square = (name: string): number => (8 - Number(name[1])) * 8 + 'abcdefgh'.indexOf(name[0] ?? '');
const move = (names: string, promotion?: Move['promotion']): Move => ({
  from: square(names.slice(0, 2)),
  to: square(names.slice(2)),
  ...(promotion ? { promotion } : {}),
});
const names = (position: Position): string[] =>
  legalMoves(position).map(({ from, to }) => squareName(from) + squareName(to));
const playAll = (position: Position, ...all: readonly string[]): Position[] =>
  all.reduce((before, each) => [...before, play(before.at(-1) ?? position, move(each))], [position]);

/** Positions after so many half moves. */
const count = (position: Position, depth: number): number =>
  depth === 0
    ? 1
    : legalMoves(position).reduce((total, each) => total + count(play(position, each), depth - 1), 0);

const kiwipete = readPosition('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1');

/** Known numbers of positions, which show that no move is missing or too many. */
describe('the number of positions', () => {
  it.each([
    ['the start', firstPosition, [20, 400, 8902]],
    ['castling, en passant and promotion', kiwipete, [48, 2039]],
    ['pins and en passant', readPosition('8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1'), [14, 191, 2812]],
    [
      'promotions on both sides',
      readPosition('r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1'),
      [6, 264],
    ],
    [
      'a promotion that gives check',
      readPosition('rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8'),
      [44, 1486],
    ],
  ])('of %s', (_name, position, known) => {
    expect(known.map((_, index) => count(position, index + 1))).toEqual(known);
  });
});

describe('special moves', () => {
  it('castle with the rook, once', () => {
    const castled = play(kiwipete, move('e1g1'));
    expect(castled.cells[square('f1')]).toBe('R');
    expect(castled.cells[square('h1')]).toBe('.');
    expect(castled.castling).toBe('kq');
    expect(play(kiwipete, move('h1g1')).castling).toBe('Qkq');
  });

  it('do not castle out of, through or into check', () => {
    expect(names(readPosition('4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1'))).not.toContain('e1g1');
    expect(names(readPosition('4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1'))).not.toContain('e1g1');
    expect(names(readPosition('4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1'))).not.toContain('e1g1');
    expect(names(readPosition('4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1'))).toContain('e1c1');
  });

  it('take a pawn in passing, at once only', () => {
    const passed = playAll(firstPosition, 'e2e4', 'a7a6', 'e4e5', 'd7d5').at(-1) ?? firstPosition;
    expect(names(passed)).toContain('e5d6');
    expect(play(passed, move('e5d6')).cells[square('d5')]).toBe('.');
    const later = play(play(passed, move('h2h3')), move('h7h6'));
    expect(names(later)).not.toContain('e5d6');
  });

  it('promote to what is chosen', () => {
    const position = readPosition('8/P6k/8/8/8/8/8/K7 w - - 0 1');
    expect(legalMoves(position).filter(({ promotion }) => promotion)).toHaveLength(4);
    expect(play(position, move('a7a8', 'n')).cells[0]).toBe('N');
  });
});

describe('the end', () => {
  it.each([
    ['mate', 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'],
    ['stalemate', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'],
    ['check', '4k3/8/8/8/8/8/4R3/4K3 b - - 0 1'],
    ['fifty', '4k3/8/8/8/8/8/4P2R/4K3 w - - 100 80'],
    ['material', '4k3/8/8/8/8/8/6N1/4K3 w - - 0 1'],
    ['material', '2b1k3/8/8/8/8/8/8/3BK3 w - - 0 1'],
    ['playing', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'],
  ] as const)('is %s', (status, fen) => {
    expect(statusOf([readPosition(fen)])).toBe(status);
  });

  it('is a draw when a position comes up three times', () => {
    const back = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
    expect(statusOf(playAll(firstPosition, ...back))).toBe('playing');
    expect(statusOf(playAll(firstPosition, ...back, ...back))).toBe('repetition');
  });
});

describe('the computer', () => {
  it('mates in one and takes what is free, at both depths', () => {
    const mate = readPosition('6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1');
    const free = readPosition('4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1');
    for (const depth of [1, 2] as const) {
      expect(chooseMove(free, depth, 1)).toEqual(move('e4d5'));
      expect(chooseMove(mate, 2, depth)).toEqual(move('a1a8'));
    }
  });

  it('sees the answer: it does not take a protected pawn with its queen', () => {
    const position = readPosition('4k3/2p5/3p4/8/8/8/8/3QK3 w - - 0 1');
    expect(chooseMove(position, 2, 3)).not.toEqual(move('d1d6'));
  });

  it('plays equal games for equal seeds, by the rules and within its bounds', () => {
    const game = (seed: number): string => {
      const positions = [firstPosition];
      for (let ply = 0; ply < 24; ply += 1) {
        const position = positions.at(-1) ?? firstPosition;
        const chosen = chooseMove(position, 2, seed + ply);
        if (!chosen) break;
        expect(legalMoves(position)).toContainEqual(chosen);
        positions.push(play(position, chosen));
      }
      return positions.at(-1)?.cells ?? '';
    };
    expect(game(5)).toBe(game(5));
  });
});
