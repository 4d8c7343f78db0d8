/** A copy of the list with the item at `from` moved to `to`; places outside of the list are moved to its ends. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  if (item === undefined) return [...list];
  const rest = list.filter((_, at) => at !== from);
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, item);
  return rest;
}
