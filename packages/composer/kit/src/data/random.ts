export type Random = () => number;

/** A whole number from 0 up to, but not including, the limit. */
export const randomBelow = (limit: number, random: Random = Math.random): number =>
  Math.floor(random() * limit);

/** The same items in a random order. */
export function shuffle<Item>(items: readonly Item[], random: Random = Math.random): Item[] {
  const mixed = [...items];
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    const other = randomBelow(index + 1, random);
    const [a, b] = [mixed[index], mixed[other]];
    if (a === undefined || b === undefined) continue;
    mixed[index] = b;
    mixed[other] = a;
  }
  return mixed;
}

export const pick = <Item>(items: readonly Item[], random: Random = Math.random): Item | undefined =>
  items[randomBelow(items.length, random)];
