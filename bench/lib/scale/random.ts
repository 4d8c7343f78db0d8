/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from 0 up to `below`. */
  below(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** An item by its share; shares add up to 1. */
  weighted<Item>(items: readonly (readonly [item: Item, share: number])[]): Item;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const at = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[Math.min(index, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  return {
    next,
    below: (below) => Math.floor(next() * below),
    pick: (items) => at(items, Math.floor(next() * items.length)),
    weighted: (items) => {
      let left = next();
      for (const [item, share] of items) {
        left -= share;
        if (left < 0) return item;
      }
      return at(items, items.length - 1)[0];
    },
  };
}
