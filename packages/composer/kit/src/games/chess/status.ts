import { isInCheck } from './attacks';
import { legalMoves } from './moves';
import { colorOf, columnOf, keyOf, type Position, rowOf } from './position';

export type Status = 'playing' | 'check' | 'mate' | 'stalemate' | 'repetition' | 'fifty' | 'material';

export const isOver = (status: Status): boolean => status !== 'playing' && status !== 'check';

/** Neither side has what it takes to mate: kings with at most one minor piece, or bishops on one colour. */
function isDead(cells: string): boolean {
  const rest = Array.from(cells).flatMap((piece, square) =>
    piece === '.' || piece.toLowerCase() === 'k'
      ? []
      : [{ kind: piece.toLowerCase(), square, color: colorOf(piece) }],
  );
  if (rest.length < 2) return rest.every(({ kind }) => kind === 'n' || kind === 'b');
  const shades = new Set(rest.map(({ square }) => (rowOf(square) + columnOf(square)) % 2));
  return rest.every(({ kind }) => kind === 'b') && shades.size === 1;
}

/** What the last of these positions means; they are all since the start. */
export function statusOf(positions: readonly Position[]): Status {
  const position = positions.at(-1);
  if (!position) return 'playing';
  const isCheck = isInCheck(position.cells, position.turn);
  if (legalMoves(position).length === 0) return isCheck ? 'mate' : 'stalemate';
  if (isDead(position.cells)) return 'material';
  if (position.quiet >= 100) return 'fifty';
  const key = keyOf(position);
  if (positions.filter((each) => keyOf(each) === key).length >= 3) return 'repetition';
  return isCheck ? 'check' : 'playing';
}
