export type Color = 'w' | 'b';
export type Kind = 'p' | 'n' | 'b' | 'r' | 'q' | 'k';

export interface Position {
  /** 64 signs from a8 to h1 as in FEN: capital letters are white, '.' is empty. */
  cells: string;
  turn: Color;
  /** Who may still castle to which side: some of 'KQkq'. */
  castling: string;
  /** The square behind a pawn that has just gone two steps and can be taken there; -1 if there is none. */
  passant: number;
  /** Half moves since a pawn moved or a piece was taken. */
  quiet: number;
}

export interface Move {
  from: number;
  to: number;
  promotion?: Kind;
}

export const rowOf = (square: number): number => Math.floor(square / 8);
export const columnOf = (square: number): number => square % 8;
export const squareName = (square: number): string => `${'abcdefgh'[columnOf(square)]}${8 - rowOf(square)}`;

export const opposite = (color: Color): Color => (color === 'w' ? 'b' : 'w');

export function colorOf(piece: string | undefined): Color | undefined {
  if (piece === undefined || piece === '.') return undefined;
  return piece === piece.toUpperCase() ? 'w' : 'b';
}

/** The letter of a piece in a position. */
export const letterOf = (kind: Kind, color: Color): string => (color === 'w' ? kind.toUpperCase() : kind);

/** A position in Forsyth-Edwards notation. */
export function readPosition(fen: string): Position {
  const [board = '', turn, castling = '-', passant = '-', quiet = '0'] = fen.split(' ');
  const cells = board.replaceAll('/', '').replaceAll(/\d/g, (count) => '.'.repeat(Number(count)));
  const column = 'abcdefgh'.indexOf(passant[0] ?? '-');
  return {
    cells,
    turn: turn === 'b' ? 'b' : 'w',
    castling: castling === '-' ? '' : castling,
    passant: column < 0 ? -1 : (8 - Number(passant[1])) * 8 + column,
    quiet: Number(quiet),
  };
}

export const firstPosition = readPosition('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');

/** Equal for positions that count as repeated. */
export const keyOf = ({ cells, turn, castling, passant }: Position): string =>
  `${cells}${turn}${castling}${passant}`;
