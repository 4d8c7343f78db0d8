import { type Color, colorOf, columnOf, letterOf, rowOf } from './position';

export type Step = readonly [row: number, column: number];

export const straight: readonly Step[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
];
export const diagonal: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
export const around: readonly Step[] = [...straight, ...diagonal];
export const jumps: readonly Step[] = [
  [1, 2],
  [1, -2],
  [-1, 2],
  [-1, -2],
  [2, 1],
  [2, -1],
  [-2, 1],
  [-2, -1],
];

/** The square so many rows and columns away; undefined outside of the board. */
export function go(square: number, [rows, columns]: Step): number | undefined {
  const row = rowOf(square) + rows;
  const column = columnOf(square) + columns;
  return row < 0 || row > 7 || column < 0 || column > 7 ? undefined : row * 8 + column;
}

/** The squares in one direction, up to the first piece and with it. */
export function ray(cells: string, from: number, step: Step): number[] {
  const squares: number[] = [];
  for (let at = go(from, step); at !== undefined; at = go(at, step)) {
    squares.push(at);
    if (cells[at] !== '.') break;
  }
  return squares;
}

/** Where a pawn of this colour goes: up the board for white. */
export const forward = (color: Color): number => (color === 'w' ? -1 : 1);

/** Whether a piece of this colour could take on the square. */
export function isAttacked(cells: string, square: number, by: Color): boolean {
  const has = (at: number | undefined, kinds: string): boolean => {
    const piece = at === undefined ? undefined : cells[at];
    return piece !== undefined && colorOf(piece) === by && kinds.includes(piece.toLowerCase());
  };
  const back = -forward(by);
  return (
    has(go(square, [back, 1]), 'p') ||
    has(go(square, [back, -1]), 'p') ||
    jumps.some((step) => has(go(square, step), 'n')) ||
    around.some((step) => has(go(square, step), 'k')) ||
    straight.some((step) => has(ray(cells, square, step).at(-1), 'rq')) ||
    diagonal.some((step) => has(ray(cells, square, step).at(-1), 'bq'))
  );
}

export function isInCheck(cells: string, color: Color): boolean {
  const king = cells.indexOf(letterOf('k', color));
  return king >= 0 && isAttacked(cells, king, color === 'w' ? 'b' : 'w');
}
