import { spansOf, type TagModel, type TagSpan, tagWords } from '../../src/tagging/index.ts';
import type { TaggedText } from './tagged-text.ts';

/** Prints how many spans of texts are found as people marked them, for each tag and in all. `once` as for `tagWords`. */
export function printFit(
  held: readonly TaggedText[],
  model: TagModel,
  names: readonly string[],
  once?: number,
): void {
  const key = ({ name, from, to }: TagSpan<string>): string => `${name} ${from} ${to}`;
  const read = held.map(({ features, tags }) => ({
    wanted: spansOf(tags, names),
    found: spansOf(tagWords(features, model, undefined, once), names),
  }));
  for (const tag of [...names, undefined]) {
    const isOfTag = ({ name }: TagSpan<string>): boolean => tag === undefined || name === tag;
    let [wanted, found, both] = [0, 0, 0];
    for (const each of read) {
      const keys = new Set(each.wanted.filter(isOfTag).map(key));
      const own = each.found.filter(isOfTag);
      wanted += keys.size;
      found += own.length;
      both += own.filter((span) => keys.has(key(span))).length;
    }
    const fit = Math.round((200 * both) / Math.max(1, wanted + found));
    console.info(`${(tag ?? 'all').padEnd(8)} ${wanted} marked, ${found} found, ${both} the same: ${fit} %`);
  }
}
