import { isInCheck } from './attacks';
import { legalMoves, play } from './moves';
import { colorOf, columnOf, type Kind, type Move, type Position, rowOf } from './position';

const values: Record<Kind, number> = { p: 100, n: 320, b: 330, r: 500, q: 900, k: 0 };

/** Positions looked at for one move: what bounds the time. */
const mostPositions = 6000;
const mated = -100_000;

/** Material for the side to move, and a little for pieces in the middle and pawns that advance. */
export function rate({ cells, turn }: Position): number {
  let total = 0;
  for (let square = 0; square < 64; square += 1) {
    const piece = cells[square] ?? '.';
    const color = colorOf(piece);
    if (!color) continue;
    const kind = piece.toLowerCase() as Kind;
    const row = rowOf(square);
    const middle = 7 - Math.abs(2 * row - 7) / 2 - Math.abs(2 * columnOf(square) - 7) / 2;
    const advance = color === 'w' ? 6 - row : row - 1;
    const place =
      kind === 'p'
        ? advance * 3 + middle
        : kind === 'n' || kind === 'b'
          ? middle * 4
          : kind === 'q'
            ? middle
            : 0;
    total += (values[kind] + place) * (color === turn ? 1 : -1);
  }
  return total;
}

/** Pieces that are taken first: good moves early leave more branches out. */
const gain = ({ cells }: Position, { to, promotion }: Move): number =>
  (values[cells[to]?.toLowerCase() as Kind] ?? 0) + (promotion ? values[promotion] : 0);

/** A small generator, so that equal seeds give equal games. */
function numbers(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** The computer's move: the best after its own moves and the answers to them. Undefined if there is none. */
export function chooseMove(position: Position, depth: 1 | 2, seed: number): Move | undefined {
  let looked = 0;
  const best = (at: Position, left: number, alpha: number, beta: number): number => {
    looked += 1;
    if (left === 0 || looked > mostPositions) return rate(at);
    const moves = legalMoves(at).sort((a, b) => gain(at, b) - gain(at, a));
    if (moves.length === 0) return isInCheck(at.cells, at.turn) ? mated - left : 0;
    let highest = alpha;
    for (const move of moves) {
      highest = Math.max(highest, -best(play(at, move), left - 1, -beta, -highest));
      if (highest >= beta) break;
    }
    return highest;
  };
  const random = numbers(seed);
  let chosen: Move | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const move of legalMoves(position).sort((a, b) => gain(position, b) - gain(position, a))) {
    // Moves of nearly equal worth are chosen by the seed.
    const value =
      -best(play(position, move), depth - 1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY) +
      random() * 12;
    if (value <= highest) continue;
    highest = value;
    chosen = move;
  }
  return chosen;
}
