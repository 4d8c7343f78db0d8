import { type Random, randomBelow } from '../../data/random';
import type { Direction } from '../direction';

export interface Tile {
  id: number;
  value: number;
  row: number;
  column: number;
  /** Set for one move, when two tiles have just become this one. */
  merged?: boolean;
}

export interface Board {
  size: number;
  tiles: Tile[];
  nextId: number;
}

export interface MoveResult {
  board: Board;
  /** Sum of the tiles made by this move. */
  gained: number;
  moved: boolean;
}

function addRandomTile(board: Board, random: Random): Board {
  const taken = new Set(board.tiles.map((tile) => tile.row * board.size + tile.column));
  const free = Array.from({ length: board.size * board.size }, (_, index) => index).filter(
    (index) => !taken.has(index),
  );
  const slot = free[randomBelow(free.length, random)];
  if (slot === undefined) return board;
  const tile: Tile = {
    id: board.nextId,
    value: random() < 0.9 ? 2 : 4,
    row: Math.floor(slot / board.size),
    column: slot % board.size,
  };
  return { ...board, tiles: [...board.tiles, tile], nextId: board.nextId + 1 };
}

export function createBoard(size: number, random: Random = Math.random): Board {
  const empty: Board = { size, tiles: [], nextId: 1 };
  return addRandomTile(addRandomTile(empty, random), random);
}

/** Slides every tile as far as it goes; equal neighbours join once a move. */
export function slide(board: Board, direction: Direction): MoveResult {
  const { size } = board;
  const sideways = direction === 'left' || direction === 'right';
  const backwards = direction === 'right' || direction === 'down';
  const tiles: Tile[] = [];
  let gained = 0;
  let moved = false;

  for (let line = 0; line < size; line += 1) {
    const depthOf = (tile: Tile) => {
      const depth = sideways ? tile.column : tile.row;
      return backwards ? size - 1 - depth : depth;
    };
    const queue = board.tiles
      .filter((tile) => (sideways ? tile.row : tile.column) === line)
      .sort((a, b) => depthOf(a) - depthOf(b));

    const placed: Tile[] = [];
    for (const tile of queue) {
      const last = placed[placed.length - 1];
      if (last && last.value === tile.value && !last.merged) {
        placed[placed.length - 1] = { ...last, id: tile.id, value: last.value * 2, merged: true };
        gained += last.value * 2;
        moved = true;
        continue;
      }
      const depth = backwards ? size - 1 - placed.length : placed.length;
      const next = { ...tile, merged: false, row: sideways ? line : depth, column: sideways ? depth : line };
      if (next.row !== tile.row || next.column !== tile.column) moved = true;
      placed.push(next);
    }
    tiles.push(...placed);
  }
  return { board: { ...board, tiles }, gained, moved };
}

export function play(board: Board, direction: Direction, random: Random = Math.random): MoveResult {
  const result = slide(board, direction);
  return result.moved ? { ...result, board: addRandomTile(result.board, random) } : result;
}

export function isOver(board: Board): boolean {
  const directions: Direction[] = ['left', 'right', 'up', 'down'];
  return directions.every((direction) => !slide(board, direction).moved);
}

export const highestTile = (board: Board): number => Math.max(0, ...board.tiles.map(({ value }) => value));
