/** Where a search text occurs, and the text to write there. */
export interface FoundSearch {
  readonly start: number;
  readonly end: number;
  readonly replace: string;
}

export type SearchResult =
  | { readonly kind: 'found'; readonly place: FoundSearch }
  | { readonly kind: 'missing' }
  | { readonly kind: 'ambiguous'; readonly count: number };

const countMaximum = 100;

/** Occurrences including overlapping ones, at most `countMaximum`. */
function findExact(content: string, search: string): readonly number[] {
  const found: number[] = [];
  for (
    let at = content.indexOf(search);
    at !== -1 && found.length < countMaximum;
    at = content.indexOf(search, at + 1)
  ) {
    found.push(at);
  }
  return found;
}

/** Indexes of the lines at which the searched lines begin; `key` makes lines comparable. */
function findLines(
  lines: readonly string[],
  searched: readonly string[],
  key: (line: string) => string,
): number[] {
  const keys = lines.map(key);
  const wanted = searched.map(key);
  const [first] = wanted;
  const found: number[] = [];
  if (first === undefined || wanted.every((line) => line === '')) return found;
  // Compared through one joined text, so that the search costs no more than one for a text.
  const text = `\n${keys.join('\n')}\n`;
  const needle = `\n${wanted.join('\n')}\n`;
  let line = 0;
  let counted = 0;
  for (
    let at = text.indexOf(needle);
    at !== -1 && found.length < countMaximum;
    at = text.indexOf(needle, at + 1)
  ) {
    for (; counted < at; counted += 1) if (text[counted] === '\n') line += 1;
    found.push(line);
  }
  return found;
}

const indentOf = (line: string): string => /^[ \t]*/.exec(line)?.[0] ?? '';

/** Moves a replacement to the indentation of the place where it is written. */
function indentLike(replace: string, searched: readonly string[], place: readonly string[]): string {
  const at = searched.findIndex((line) => line.trim() !== '');
  const [from, to] = [indentOf(searched[at] ?? ''), indentOf(place[at] ?? '')];
  if (from === to) return replace;
  return replace
    .split('\n')
    .map((line) => (line.trim() !== '' && line.startsWith(from) ? to + line.slice(from.length) : line))
    .join('\n');
}

/**
 * Finds a search text, which must occur exactly once: exactly, else by lines without trailing spaces, else by lines
 * without indentation (docs/rules/turn-protocol.md#search-texts).
 */
export function findSearch(content: string, search: string, replace: string): SearchResult {
  const exact = search === '' ? [] : findExact(content, search);
  const [start] = exact;
  if (exact.length > 1) return { kind: 'ambiguous', count: exact.length };
  if (start !== undefined) return { kind: 'found', place: { start, end: start + search.length, replace } };
  const lines = content.split('\n');
  const searched = search
    .replace(/^(?:[ \t]*\r?\n)+/, '')
    .trimEnd()
    .split('\n');
  for (const [stage, key] of [(line: string) => line.trimEnd(), (line: string) => line.trim()].entries()) {
    const found = findLines(lines, searched, key);
    const [line] = found;
    if (found.length > 1) return { kind: 'ambiguous', count: found.length };
    if (line === undefined) continue;
    const place = lines.slice(line, line + searched.length);
    const offset = lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0);
    const written = replace.replace(/\r?\n$/, '');
    return {
      kind: 'found',
      place: {
        start: offset,
        end: offset + place.join('\n').length,
        replace: stage === 0 ? written : indentLike(written, searched, place),
      },
    };
  }
  return { kind: 'missing' };
}
