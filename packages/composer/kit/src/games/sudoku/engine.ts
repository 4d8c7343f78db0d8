import { type Random, shuffle } from '../../data/random';

export interface Sudoku {
  size: number;
  /** Width and height of a box. */
  box: { width: number; height: number };
  /** 0 is an empty cell. */
  values: readonly number[];
  /** Cells that were given and cannot change. */
  given: readonly boolean[];
}

const boxes = { 4: { width: 2, height: 2 }, 6: { width: 3, height: 2 }, 9: { width: 3, height: 3 } } as const;
export type SudokuSize = keyof typeof boxes;

/** Whether two cells share a row, a column or a box. */
export function seesCell(size: number, box: Sudoku['box'], a: number, b: number): boolean {
  const [rowA, columnA] = [Math.floor(a / size), a % size];
  const [rowB, columnB] = [Math.floor(b / size), b % size];
  const sameBox =
    Math.floor(rowA / box.height) === Math.floor(rowB / box.height) &&
    Math.floor(columnA / box.width) === Math.floor(columnB / box.width);
  return a !== b && (rowA === rowB || columnA === columnB || sameBox);
}

function candidates(size: number, box: Sudoku['box'], values: readonly number[], at: number): number[] {
  const taken = new Set(values.filter((value, index) => value > 0 && seesCell(size, box, at, index)));
  return Array.from({ length: size }, (_, index) => index + 1).filter((value) => !taken.has(value));
}

/** Solutions up to a limit, by filling the cell with the fewest candidates first. */
function solve(
  size: number,
  box: Sudoku['box'],
  values: number[],
  limit: number,
  random: Random,
): number[][] {
  let best: { at: number; options: number[] } | undefined;
  for (const [at, value] of values.entries()) {
    if (value > 0) continue;
    const options = candidates(size, box, values, at);
    if (!best || options.length < best.options.length) best = { at, options };
    if (options.length < 2) break;
  }
  if (!best) return [[...values]];
  const found: number[][] = [];
  for (const option of shuffle(best.options, random)) {
    values[best.at] = option;
    found.push(...solve(size, box, values, limit - found.length, random));
    if (found.length >= limit) break;
  }
  values[best.at] = 0;
  return found;
}

/** A full board with cells removed as long as there is one solution only. */
export function newSudoku(size: SudokuSize, empty: number, random: Random = Math.random): Sudoku {
  const box = boxes[size];
  const blank = Array.from({ length: size * size }, () => 0);
  const values = [...(solve(size, box, blank, 1, random)[0] ?? blank)];
  let removed = 0;
  for (const at of shuffle([...values.keys()], random)) {
    if (removed >= empty) break;
    const kept = values[at] ?? 0;
    values[at] = 0;
    if (solve(size, box, [...values], 2, random).length === 1) removed += 1;
    else values[at] = kept;
  }
  return { size, box, values, given: values.map((value) => value > 0) };
}

/** Cells whose number is in their row, column or box twice. */
export function conflicts({ size, box, values }: Sudoku): Set<number> {
  const found = new Set<number>();
  values.forEach((value, at) => {
    if (value > 0 && values.some((other, index) => other === value && seesCell(size, box, at, index)))
      found.add(at);
  });
  return found;
}

export const isSolved = (sudoku: Sudoku): boolean =>
  sudoku.values.every((value) => value > 0) && conflicts(sudoku).size === 0;

export function setCell(sudoku: Sudoku, at: number, value: number): Sudoku {
  if (sudoku.given[at]) return sudoku;
  return { ...sudoku, values: sudoku.values.map((each, index) => (index === at ? value : each)) };
}
