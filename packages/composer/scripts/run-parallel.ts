/** The results of `run` for every item, in order, with at most `jobs` at the same time. */
export async function runParallel<Item, Result>(
  items: readonly Item[],
  jobs: number,
  run: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      const item = items[index];
      if (item !== undefined) results[index] = await run(item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, jobs) }, work));
  return results;
}
