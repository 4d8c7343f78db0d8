/** Cuts a list into parts of at most `size` items, in order. */
export function* inChunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Cuts a list so that no part exceeds `count` items or `bytes` in total; an item above `bytes` is a part of its own. */
export function* inChunksBySize<Item extends { readonly size: number }>(
  items: Iterable<Item>,
  { count, bytes }: { readonly count: number; readonly bytes: number },
): Generator<Item[]> {
  let chunk: Item[] = [];
  let total = 0;
  for (const item of items) {
    if (chunk.length > 0 && (chunk.length === count || total + item.size > bytes)) {
      yield chunk;
      chunk = [];
      total = 0;
    }
    chunk.push(item);
    total += item.size;
  }
  if (chunk.length > 0) yield chunk;
}
