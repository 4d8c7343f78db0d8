import { around, diagonal, forward, go, isAttacked, isInCheck, jumps, ray, straight } from './attacks';
import { colorOf, type Kind, letterOf, type Move, opposite, type Position, rowOf } from './position';

const promotions: readonly Kind[] = ['q', 'r', 'b', 'n'];

/** The king's way for each right to castle: where both start, what must be empty, and what must be safe. */
const castles = [
  { right: 'K', king: 60, rook: 63, to: 62, empty: [61, 62], safe: [60, 61, 62] },
  { right: 'Q', king: 60, rook: 56, to: 58, empty: [57, 58, 59], safe: [60, 59, 58] },
  { right: 'k', king: 4, rook: 7, to: 6, empty: [5, 6], safe: [4, 5, 6] },
  { right: 'q', king: 4, rook: 0, to: 2, empty: [1, 2, 3], safe: [4, 3, 2] },
] as const;

function pawnMoves({ cells, turn, passant }: Position, from: number): Move[] {
  const step = forward(turn);
  const targets: number[] = [];
  const one = go(from, [step, 0]);
  if (one !== undefined && cells[one] === '.') {
    targets.push(one);
    const two = go(one, [step, 0]);
    if (rowOf(from) === (turn === 'w' ? 6 : 1) && two !== undefined && cells[two] === '.') targets.push(two);
  }
  for (const side of [1, -1]) {
    const at = go(from, [step, side]);
    if (at !== undefined && (colorOf(cells[at]) === opposite(turn) || at === passant)) targets.push(at);
  }
  return targets.flatMap((to): Move[] =>
    rowOf(to) === 0 || rowOf(to) === 7
      ? promotions.map((promotion) => ({ from, to, promotion }))
      : [{ from, to }],
  );
}

function castlingMoves({ cells, turn, castling }: Position): Move[] {
  return castles
    .filter(
      ({ right, king, rook, empty, safe }) =>
        castling.includes(right) &&
        colorOf(right) === turn &&
        cells[king] === letterOf('k', turn) &&
        cells[rook] === letterOf('r', turn) &&
        empty.every((at) => cells[at] === '.') &&
        !safe.some((at) => isAttacked(cells, at, opposite(turn))),
    )
    .map(({ king, to }) => ({ from: king, to }));
}

function targetsOf({ cells, turn }: Position, from: number): number[] {
  const near = (steps: typeof around): number[] => steps.map((step) => go(from, step) ?? -1);
  const far = (steps: typeof around): number[] => steps.flatMap((step) => ray(cells, from, step));
  const kind = cells[from]?.toLowerCase();
  const squares =
    kind === 'n'
      ? near(jumps)
      : kind === 'k'
        ? near(around)
        : far(kind === 'b' ? diagonal : kind === 'r' ? straight : around);
  return squares.filter((at) => at >= 0 && colorOf(cells[at]) !== turn);
}

/** The position after a move that is allowed. */
export function play(position: Position, { from, to, promotion }: Move): Position {
  const { turn, passant } = position;
  const cells = Array.from(position.cells);
  const piece = cells[from] ?? '.';
  const isPawn = piece.toLowerCase() === 'p';
  const isTaking = cells[to] !== '.';
  cells[to] = promotion ? letterOf(promotion, turn) : piece;
  cells[from] = '.';
  if (isPawn && to === passant) cells[to - 8 * forward(turn)] = '.';
  const castle =
    piece.toLowerCase() === 'k' ? castles.find((each) => each.king === from && each.to === to) : undefined;
  if (castle && Math.abs(from - to) === 2) {
    cells[(castle.king + castle.to) / 2] = letterOf('r', turn);
    cells[castle.rook] = '.';
  }
  const castling = castles
    .filter(({ right, king, rook }) => {
      const isTouched = [king, rook].some((at) => at === from || at === to);
      return position.castling.includes(right) && !isTouched;
    })
    .map(({ right }) => right)
    .join('');
  const behind = (from + to) / 2;
  const canBeTaken = [1, -1].some((side) => {
    const at = go(to, [0, side]);
    return at !== undefined && cells[at] === letterOf('p', opposite(turn));
  });
  return {
    cells: cells.join(''),
    turn: opposite(turn),
    castling,
    passant: isPawn && Math.abs(to - from) === 16 && canBeTaken ? behind : -1,
    quiet: isPawn || isTaking ? 0 : position.quiet + 1,
  };
}

/** All moves that the rules allow: none that leaves the own king in check. */
export function legalMoves(position: Position): Move[] {
  const moves: Move[] = castlingMoves(position);
  for (let from = 0; from < 64; from += 1) {
    const piece = position.cells[from];
    if (colorOf(piece) !== position.turn) continue;
    if (piece?.toLowerCase() === 'p') moves.push(...pawnMoves(position, from));
    else moves.push(...targetsOf(position, from).map((to) => ({ from, to })));
  }
  return moves.filter((move) => !isInCheck(play(position, move).cells, position.turn));
}
