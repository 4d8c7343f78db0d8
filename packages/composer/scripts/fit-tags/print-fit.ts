import { type TagWeights, tagWords } from '../../src/converse/tagged/tagger.ts';
import { spansOf, type TagSpan, tagNames } from '../../src/converse/tagged/tags.ts';
import type { MarkedMessage } from './read-marked.ts';

/** Prints how many spans of messages are found as people marked them, for each tag and in all. */
export function printFit(held: readonly MarkedMessage[], weights: TagWeights): void {
  const key = ({ name, from, to }: TagSpan): string => `${name} ${from} ${to}`;
  const read = held.map(({ features, tags }) => ({
    wanted: spansOf(tags),
    found: spansOf(tagWords(features, weights)),
  }));
  for (const tag of [...tagNames, undefined]) {
    const isOfTag = ({ name }: TagSpan): boolean => tag === undefined || name === tag;
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
