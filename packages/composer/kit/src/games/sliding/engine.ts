import { pick, type Random } from '../../data/random';

/** Numbers by place, row by row; 0 is the gap. */
export type Tiles = readonly number[];

export const solvedTiles = (size: number): Tiles =>
  Array.from({ length: size * size }, (_, index) => (index + 1) % (size * size));

export const isSolved = (tiles: Tiles): boolean =>
  tiles.every((tile, index) => tile === (index + 1) % tiles.length);

/** Moves the pressed tile, and those between it and the gap, towards the gap. */
export function moveTile(tiles: Tiles, size: number, index: number): Tiles {
  const gap = tiles.indexOf(0);
  const sameRow = Math.floor(gap / size) === Math.floor(index / size);
  const sameColumn = gap % size === index % size;
  if (gap === index || (!sameRow && !sameColumn)) return tiles;
  const step = (sameRow ? 1 : size) * (index > gap ? 1 : -1);
  const moved = [...tiles];
  for (let at = gap; at !== index; at += step) moved[at] = moved[at + step] ?? 0;
  moved[index] = 0;
  return moved;
}

/** Random moves from the solved board, so that it can always be solved. */
export function mixTiles(size: number, random: Random = Math.random): Tiles {
  let tiles = solvedTiles(size);
  let last = -1;
  for (let count = 0; count < size * size * 12; count += 1) {
    const gap = tiles.indexOf(0);
    const around = [
      ...(gap % size > 0 ? [gap - 1] : []),
      ...(gap % size < size - 1 ? [gap + 1] : []),
      ...(gap >= size ? [gap - size] : []),
      ...(gap < size * (size - 1) ? [gap + size] : []),
    ].filter((index) => index !== last);
    last = gap;
    tiles = moveTile(tiles, size, pick(around, random) ?? gap);
  }
  return isSolved(tiles) ? mixTiles(size, random) : tiles;
}
