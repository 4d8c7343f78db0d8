import { endOfTagName } from './read-token.ts';

/** Offset of the last closing tag of each name, found in one pass. */
export function findClosingTags(source: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (let at = source.indexOf('</'); at !== -1; at = source.indexOf('</', at + 2)) {
    const end = endOfTagName(source, at + 2);
    if (end > at + 2) found.set(source.slice(at + 2, end), at);
  }
  return found;
}
