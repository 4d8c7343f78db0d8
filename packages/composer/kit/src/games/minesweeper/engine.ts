import { type Random, shuffle } from '../../data/random';

export interface MineCell {
  isMine: boolean;
  isOpen: boolean;
  isFlagged: boolean;
  /** Mines around it. */
  near: number;
}

export interface MineField {
  columns: number;
  rows: number;
  mines: number;
  cells: readonly MineCell[];
  state: 'new' | 'running' | 'won' | 'lost';
}

export function newField(columns: number, rows: number, mines: number): MineField {
  const cells = Array.from({ length: columns * rows }, () => ({
    isMine: false,
    isOpen: false,
    isFlagged: false,
    near: 0,
  }));
  return { columns, rows, mines, cells, state: 'new' };
}

/** Indexes of the up to eight cells around one. */
export function neighbours({ columns, rows }: Pick<MineField, 'columns' | 'rows'>, index: number): number[] {
  const x = index % columns;
  const y = Math.floor(index / columns);
  const around: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row += 1)
    for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column += 1)
      if (row !== y || column !== x) around.push(row * columns + column);
  return around;
}

/** Mines are laid at the first press, so that it and its surroundings are always safe. */
function layMines(field: MineField, first: number, random: Random): MineField {
  const safe = new Set([first, ...neighbours(field, first)]);
  const places = field.cells.flatMap((_, index) => (safe.has(index) ? [] : [index]));
  const mined = new Set(shuffle(places, random).slice(0, field.mines));
  const cells = field.cells.map((cell, index) => ({
    ...cell,
    isMine: mined.has(index),
    near: neighbours(field, index).filter((each) => mined.has(each)).length,
  }));
  return { ...field, cells, state: 'running' };
}

/** Opens a cell, and around a cell without mines nearby all that are safe. */
export function openCell(field: MineField, index: number, random: Random = Math.random): MineField {
  if (field.state === 'won' || field.state === 'lost') return field;
  const laid = field.state === 'new' ? layMines(field, index, random) : field;
  const cell = laid.cells[index];
  if (!cell || cell.isOpen || cell.isFlagged) return laid;
  if (cell.isMine) {
    const cells = laid.cells.map((each) => (each.isMine ? { ...each, isOpen: true } : each));
    return { ...laid, cells, state: 'lost' };
  }
  const opened = new Set<number>();
  const queue = [index];
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const each = laid.cells[at];
    if (!each || opened.has(at) || each.isOpen || each.isFlagged) continue;
    opened.add(at);
    if (each.near === 0) queue.push(...neighbours(laid, at));
  }
  const cells = laid.cells.map((each, at) => (opened.has(at) ? { ...each, isOpen: true } : each));
  const isWon = cells.every((each) => each.isOpen !== each.isMine);
  return { ...laid, cells, state: isWon ? 'won' : 'running' };
}

export function flagCell(field: MineField, index: number): MineField {
  if (field.state === 'won' || field.state === 'lost') return field;
  const cells = field.cells.map((cell, at) =>
    at === index && !cell.isOpen ? { ...cell, isFlagged: !cell.isFlagged } : cell,
  );
  return { ...field, cells };
}

export const minesLeft = ({ cells, mines }: MineField): number =>
  mines - cells.filter(({ isFlagged }) => isFlagged).length;
