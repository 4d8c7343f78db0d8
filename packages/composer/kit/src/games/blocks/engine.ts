import { type Random, shuffle } from '../../data/random';
import { boxOf, type Cell, cellsOf, type PieceName, pieceNames } from './pieces';

export const columns = 10;
export const rows = 20;

export interface Piece {
  name: PieceName;
  /** Quarter turns to the right. */
  turns: number;
  /** The upper left corner of its box. */
  x: number;
  y: number;
}

export interface BlocksState {
  /** Row by row; null is free. */
  cells: readonly (PieceName | null)[];
  piece: Piece;
  next: PieceName;
  /** What follows the next piece; every seven pieces are all different. */
  bag: readonly PieceName[];
  lines: number;
  points: number;
  /** Steps down so far: the fall is timed from the latest one. */
  steps: number;
  isOver: boolean;
}

const linePoints = [0, 100, 300, 500, 800];
const linesPerLevel = 10;

/** Where a turned piece is tried if it does not fit where it is. */
const kicks: readonly Cell[] = [
  { x: 0, y: 0 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -2, y: 0 },
  { x: 2, y: 0 },
];

const enter = (name: PieceName): Piece => ({
  name,
  turns: 0,
  x: Math.floor((columns - boxOf(name)) / 2),
  y: name === 'I' ? -1 : 0,
});

export const cellsAt = ({ name, turns, x, y }: Piece): Cell[] =>
  cellsOf(name, turns).map((cell) => ({ x: cell.x + x, y: cell.y + y }));

/** Cells above the board are free. */
const fits = (cells: BlocksState['cells'], piece: Piece): boolean =>
  cellsAt(piece).every(({ x, y }) => x >= 0 && x < columns && y < rows && (y < 0 || !cells[y * columns + x]));

function draw(bag: readonly PieceName[], random: Random): [PieceName, readonly PieceName[]] {
  const [first, ...rest] = bag.length > 0 ? bag : shuffle(pieceNames, random);
  return [first ?? 'T', rest];
}

export function newBlocks(random: Random = Math.random): BlocksState {
  const [first, some] = draw([], random);
  const [next, bag] = draw(some, random);
  const cells = Array.from({ length: columns * rows }, () => null);
  return { cells, piece: enter(first), next, bag, lines: 0, points: 0, steps: 0, isOver: false };
}

export const levelOf = ({ lines }: BlocksState): number => 1 + Math.floor(lines / linesPerLevel);

/** Milliseconds for one row: a sixth faster with every level. */
export const fallTime = (level: number): number => Math.max(70, Math.round(800 * 0.84 ** (level - 1)));

function moved(game: BlocksState, piece: Piece): BlocksState {
  return game.isOver || !fits(game.cells, piece) ? game : { ...game, piece };
}

export const shift = (game: BlocksState, by: -1 | 1): BlocksState =>
  moved(game, { ...game.piece, x: game.piece.x + by });

/** A quarter turn to the right, moved aside if there is no room. */
export function rotate(game: BlocksState): BlocksState {
  if (game.isOver) return game;
  const turned = { ...game.piece, turns: (game.piece.turns + 1) % 4 };
  const tried = kicks.map(({ x, y }) => ({ ...turned, x: turned.x + x, y: turned.y + y }));
  const piece = tried.find((each) => fits(game.cells, each));
  return piece ? { ...game, piece } : game;
}

/** Where the piece would land. */
export function landing({ cells, piece }: BlocksState): Piece {
  let low = piece;
  while (fits(cells, { ...low, y: low.y + 1 })) low = { ...low, y: low.y + 1 };
  return low;
}

/** The piece becomes part of the board, full rows go, and the next piece enters. */
function lock(game: BlocksState, random: Random): BlocksState {
  const landed = cellsAt(game.piece);
  const filled = [...game.cells];
  for (const { x, y } of landed) if (y >= 0) filled[y * columns + x] = game.piece.name;
  const kept = Array.from({ length: rows }, (_, row) =>
    filled.slice(row * columns, (row + 1) * columns),
  ).filter((row) => row.some((cell) => cell === null));
  const full = rows - kept.length;
  const cells = [...Array.from({ length: full * columns }, () => null), ...kept.flat()];
  const [next, bag] = draw(game.bag, random);
  const piece = enter(game.next);
  return {
    ...game,
    cells,
    piece,
    next,
    bag,
    lines: game.lines + full,
    points: game.points + (linePoints[full] ?? 0) * levelOf(game),
    isOver: landed.some(({ y }) => y < 0) || !fits(cells, piece),
  };
}

/** One row down; a piece that cannot fall is locked. */
export function fall(game: BlocksState, random: Random = Math.random): BlocksState {
  if (game.isOver) return game;
  const next = moved(game, { ...game.piece, y: game.piece.y + 1 });
  return { ...(next === game ? lock(game, random) : next), steps: game.steps + 1 };
}

/** Down by one row at the player's wish: a point if it moves. */
export function softDrop(game: BlocksState, random: Random = Math.random): BlocksState {
  const next = fall(game, random);
  return next.piece.y === game.piece.y + 1 && next.next === game.next
    ? { ...next, points: next.points + 1 }
    : next;
}

/** To the ground at once: two points a row. */
export function hardDrop(game: BlocksState, random: Random = Math.random): BlocksState {
  if (game.isOver) return game;
  const piece = landing(game);
  const points = game.points + 2 * (piece.y - game.piece.y);
  return { ...lock({ ...game, piece, points }, random), steps: game.steps + 1 };
}
