/** The place that a key moves an item to, which may be before the first or after the last one; null for other keys. */
export function placeByKey(key: string, place: number, count: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return place - 1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return place + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
