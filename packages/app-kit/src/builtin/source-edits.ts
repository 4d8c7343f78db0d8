import type { ReplyEdit } from '../reply/reply-schema.ts';

/** A change of a source; offsets refer to the original source. */
export interface SourceChange {
  readonly start: number;
  readonly end: number;
  readonly replace: string;
}

function isUnique(text: string, search: string): boolean {
  const at = text.indexOf(search);
  return at !== -1 && text.indexOf(search, at + 1) === -1;
}

/**
 * Converts changes to the search/replace edits of a reply. Each search text is the smallest number of whole lines that
 * occurs once when the edit is applied. Changes must not overlap.
 */
export function toReplyEdits(source: string, changes: readonly SourceChange[]): ReplyEdit[] {
  const edits: ReplyEdit[] = [];
  let text = source;
  let shift = 0;
  for (const change of [...changes].sort((a, b) => a.start - b.start)) {
    const start = change.start + shift;
    const end = change.end + shift;
    let from = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
    let to = text.indexOf('\n', end);
    if (to === -1) to = text.length;
    while (!isUnique(text, text.slice(from, to)) && (from > 0 || to < text.length)) {
      if (from > 0) from = from === 1 ? 0 : text.lastIndexOf('\n', from - 2) + 1;
      if (to < text.length) {
        const next = text.indexOf('\n', to + 1);
        to = next === -1 ? text.length : next;
      }
    }
    edits.push({
      search: text.slice(from, to),
      replace: text.slice(from, start) + change.replace + text.slice(end, to),
    });
    text = text.slice(0, start) + change.replace + text.slice(end);
    shift += change.replace.length - (change.end - change.start);
  }
  return edits;
}

/** A change for the first group of every match of a pattern; `replace` receives the whole match. */
export function changeMatches(
  source: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | undefined,
): SourceChange[] {
  const changes: SourceChange[] = [];
  for (const match of source.matchAll(
    new RegExp(pattern.source, `d${pattern.flags.replace(/[dg]/g, '')}g`),
  )) {
    const span = match.indices?.[1];
    const text = replace(match);
    if (span !== undefined && text !== undefined)
      changes.push({ start: span[0], end: span[1], replace: text });
  }
  return changes;
}
