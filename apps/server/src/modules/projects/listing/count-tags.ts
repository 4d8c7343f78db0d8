import { foldCase, limits } from '@kilim/contract';

export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

/** Adds up the counts of equal tags, the most used first; of different spellings the most used one is shown. */
export function countTags(
  combinations: readonly { readonly tags: readonly string[]; readonly count: number }[],
): TagCount[] {
  const byKey = new Map<string, { tag: string; best: number; count: number }>();
  for (const { tags, count } of combinations) {
    for (const tag of tags) {
      const known = byKey.get(foldCase(tag));
      if (!known) byKey.set(foldCase(tag), { tag, best: count, count });
      else {
        known.count += count;
        if (count > known.best) Object.assign(known, { tag, best: count });
      }
    }
  }
  return [...byKey.values()]
    .map(({ tag, count }) => ({ tag, count }))
    .toSorted((one, other) => other.count - one.count || one.tag.localeCompare(other.tag, 'tr'))
    .slice(0, limits.tagsListed);
}
