import { pick, type Random } from '../../data/random';

export type Mark = 'x' | 'o';
export type Cells = readonly (Mark | null)[];

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

export const emptyCells: Cells = Array.from({ length: 9 }, () => null);

/** The three cells in a row; undefined while there are none. */
export const winningLine = (cells: Cells): number[] | undefined =>
  lines.find(([a = 0, b = 0, c = 0]) => cells[a] && cells[a] === cells[b] && cells[a] === cells[c]);

export const isFull = (cells: Cells): boolean => cells.every(Boolean);

export const place = (cells: Cells, index: number, mark: Mark): Cells =>
  cells.map((cell, at) => (at === index ? mark : cell));

const freeCells = (cells: Cells): number[] => cells.flatMap((cell, index) => (cell === null ? [index] : []));

/** How good the position is for `mark` if both play their best; quick wins count more. */
function rate(cells: Cells, mark: Mark, turn: Mark, depth: number): number {
  const line = winningLine(cells);
  if (line) return cells[line[0] ?? 0] === mark ? 10 - depth : depth - 10;
  const free = freeCells(cells);
  if (free.length === 0) return 0;
  const next = turn === 'x' ? 'o' : 'x';
  const values = free.map((index) => rate(place(cells, index, turn), mark, next, depth + 1));
  return turn === mark ? Math.max(...values) : Math.min(...values);
}

/** The computer's cell: always the best one, or on the easy level often a random one. */
export function chooseCell(cells: Cells, mark: Mark, isEasy: boolean, random: Random = Math.random): number {
  const free = freeCells(cells);
  if (isEasy && random() < 0.6) return pick(free, random) ?? 0;
  // The first answer is known and would take the longest to calculate.
  if (free.length >= 8) return cells[4] === null ? 4 : (pick([0, 2, 6, 8], random) ?? 0);
  const other = mark === 'x' ? 'o' : 'x';
  const rated = free.map((index) => ({ index, value: rate(place(cells, index, mark), mark, other, 1) }));
  const best = Math.max(...rated.map(({ value }) => value));
  return (
    pick(
      rated.filter(({ value }) => value === best),
      random,
    )?.index ?? 0
  );
}
