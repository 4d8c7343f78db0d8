export const pieceNames = ['I', 'O', 'T', 'S', 'Z', 'J', 'L'] as const;
export type PieceName = (typeof pieceNames)[number];

export interface Cell {
  x: number;
  y: number;
}

/** Each piece in a square box: the rows of its first position. */
const rows: Record<PieceName, readonly string[]> = {
  I: ['....', '####', '....', '....'],
  O: ['##', '##'],
  T: ['.#.', '###', '...'],
  S: ['.##', '##.', '...'],
  Z: ['##.', '.##', '...'],
  J: ['#..', '###', '...'],
  L: ['..#', '###', '...'],
};

/** The width of a piece's box. */
export const boxOf = (name: PieceName): number => rows[name].length;

/** The four cells of a piece in its box after so many quarter turns to the right. */
export function cellsOf(name: PieceName, turns: number): Cell[] {
  const last = boxOf(name) - 1;
  const first = rows[name].flatMap((row, y) =>
    Array.from(row).flatMap((mark, x) => (mark === '#' ? [{ x, y }] : [])),
  );
  return first.map((cell) => {
    let { x, y } = cell;
    for (let turn = 0; turn < turns % 4; turn += 1) [x, y] = [last - y, x];
    return { x, y };
  });
}

/** Colours that stand out on the boards of both schemes. */
export const pieceColors: Record<PieceName, string> = {
  I: '#1FA7C9',
  O: '#E0A800',
  T: '#9B59D0',
  S: '#3FA34D',
  Z: '#D9485F',
  J: '#3F6FD8',
  L: '#E8772E',
};
