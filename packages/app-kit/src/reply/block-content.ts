import type { ReplyEdit } from './reply-schema.ts';

/** The content of a block without the line ends around it and without a code fence that contains all of it. */
export function readContent(raw: string): string {
  const text = raw.replace(/^[ \t]*\r?\n/, '');
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const isFenced =
    first < last &&
    /^\s*(`{3,}|~{3,})[^`]*$/.test(lines[first] ?? '') &&
    /^\s*(?:`{3,}|~{3,})\s*$/.test(lines[last] ?? '');
  if (isFenced) return `${lines.slice(first + 1, last).join('\n')}\n`;
  return text.replace(/[ \t]+$/, '');
}

const markers = {
  search: /^\s*<{5,}\s*(?:SEARCH|ORIGINAL|OLD)\b/i,
  middle: /^\s*={5,}\s*$/,
  end: /^\s*>{5,}\s*(?:REPLACE|UPDATED|NEW)?\s*$/i,
};

const lineNumber = /^\s{0,6}\d+\| ?/;

/** A pair without the line numbers of an excerpt, if all searched lines have them. */
function toEdit(search: readonly string[], replace: readonly string[]): ReplyEdit {
  const filled = search.filter((line) => line.trim() !== '');
  const isNumbered = filled.length > 0 && filled.every((line) => lineNumber.test(line));
  const join = (lines: readonly string[]): string =>
    (isNumbered ? lines.map((line) => line.replace(lineNumber, '')) : lines).join('\n');
  return { search: join(search), replace: join(replace) };
}

/** The pairs of a block's content; `undefined` if the markers are not in order or there are none. */
export function readEdits(content: string): readonly ReplyEdit[] | undefined {
  const edits: ReplyEdit[] = [];
  let search: string[] = [];
  let replace: string[] = [];
  let part: 'between' | 'search' | 'replace' = 'between';
  for (const raw of content.split('\n')) {
    const line = raw.replace(/\r$/, '');
    if (part === 'between') {
      if (!markers.search.test(line)) continue;
      [search, replace, part] = [[], [], 'search'];
    } else if (part === 'search') {
      if (markers.search.test(line)) return undefined;
      if (markers.middle.test(line)) part = 'replace';
      else search.push(line);
    } else if (markers.end.test(line)) {
      edits.push(toEdit(search, replace));
      part = 'between';
    } else replace.push(line);
  }
  return part === 'between' && edits.length > 0 ? edits : undefined;
}
