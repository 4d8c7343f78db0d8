import { type Random, randomBelow, shuffle } from '../../data/random';

export const size = 8;
export const kinds = 6;

/** Kinds of the gems, row by row. */
export type Gems = readonly number[];

const rowOf = (index: number): number => Math.floor(index / size);
const columnOf = (index: number): number => index % size;

export const areNeighbours = (a: number, b: number): boolean =>
  Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b)) === 1;

export const swapped = (gems: Gems, a: number, b: number): Gems =>
  gems.map((gem, index) => (index === a ? (gems[b] ?? gem) : index === b ? (gems[a] ?? gem) : gem));

/** Places of all gems that are in a line of three or more. */
export function findMatches(gems: Gems): ReadonlySet<number> {
  const found = new Set<number>();
  for (let index = 0; index < gems.length; index += 1) {
    for (const step of [1, size]) {
      const hasRoom = step === 1 ? columnOf(index) <= size - 3 : rowOf(index) <= size - 3;
      const line = [index, index + step, index + 2 * step];
      if (hasRoom && line.every((at) => gems[at] === gems[index])) for (const at of line) found.add(at);
    }
  }
  return found;
}

/** A swap that makes a line; undefined if there is none. */
export function findMove(gems: Gems): readonly [number, number] | undefined {
  for (let index = 0; index < gems.length; index += 1)
    for (const other of [index + 1, index + size])
      if (
        other < gems.length &&
        areNeighbours(index, other) &&
        findMatches(swapped(gems, index, other)).size > 0
      )
        return [index, other];
  return undefined;
}

/** No line yet, and a move that makes one. */
const isPlayable = (gems: Gems): boolean => findMatches(gems).size === 0 && findMove(gems) !== undefined;

/** Whether a gem here would end a line with those before it. */
function endsLine(gems: readonly number[], index: number, kind: number): boolean {
  const isLine = (step: number): boolean => gems[index - step] === kind && gems[index - 2 * step] === kind;
  return (columnOf(index) >= 2 && isLine(1)) || (rowOf(index) >= 2 && isLine(size));
}

/** Gems without a line of three. */
function fill(random: Random): Gems {
  const gems: number[] = [];
  for (let index = 0; index < size * size; index += 1) {
    const free = Array.from({ length: kinds }, (_, kind) => kind).filter(
      (kind) => !endsLine(gems, index, kind),
    );
    gems.push(free[randomBelow(free.length, random)] ?? 0);
  }
  return gems;
}

export function newGems(random: Random = Math.random): Gems {
  let gems = fill(random);
  while (!isPlayable(gems)) gems = fill(random);
  return gems;
}

/** The same gems in another order, for a board without a move. */
export function reshuffled(gems: Gems, random: Random = Math.random): Gems {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const rest = shuffle(gems, random);
    const mixed: number[] = [];
    while (rest.length > 0) {
      const fit = rest.findIndex((kind) => !endsLine(mixed, mixed.length, kind));
      mixed.push(...rest.splice(Math.max(0, fit), 1));
    }
    if (isPlayable(mixed)) return mixed;
  }
  // So many gems of one kind can hardly be placed.
  return newGems(random);
}

/** Gems fall into the removed places, and new ones enter above. */
export function collapse(gems: Gems, removed: ReadonlySet<number>, random: Random = Math.random): Gems {
  const next = [...gems];
  for (let column = 0; column < size; column += 1) {
    const kept: number[] = [];
    for (let row = size - 1; row >= 0; row -= 1) {
      const index = row * size + column;
      const gem = gems[index];
      if (!removed.has(index) && gem !== undefined) kept.push(gem);
    }
    for (let row = size - 1; row >= 0; row -= 1)
      next[row * size + column] = kept[size - 1 - row] ?? randomBelow(kinds, random);
  }
  return next;
}
