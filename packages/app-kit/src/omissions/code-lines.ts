import type { SourceScan, Span } from '../source/source-scan.ts';

/** A comment, or dots between tags, with the line on which it starts (from 0). */
export interface Note extends Span {
  readonly line: number;
  readonly text: string;
}

/** A source by lines: their code without comments, and the comments apart. */
export interface CodeLines {
  /** Trimmed, without comments; '' for lines without code. */
  readonly code: readonly string[];
  readonly notes: readonly Note[];
  /** Names of tags that open on each line. */
  readonly tags: readonly (readonly string[])[];
}

function findLineStarts(source: string): number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Splits a source into lines of code and comments. Takes time linear in its length. */
export function readCodeLines(source: string, scan: SourceScan): CodeLines {
  const starts = findLineStarts(source);
  let line = 0;
  const lineOf = (offset: number): number => {
    if ((starts[line] ?? 0) > offset) line = 0;
    while (line + 1 < starts.length && (starts[line + 1] ?? 0) <= offset) line += 1;
    return line;
  };
  const dots = scan.texts.filter(
    ({ start, end }) => end - start < 500 && /^\s*(?:\.{3}|…)\s*$/.test(source.slice(start, end)),
  );
  const notes = [...scan.comments, ...dots]
    .toSorted((left, right) => left.start - right.start)
    .map(({ start, end }) => {
      const lead = source.slice(start, end).search(/\S/);
      return { start, end, line: lineOf(start + Math.max(0, lead)), text: source.slice(start, end).trim() };
    });
  let bare = '';
  let from = 0;
  for (const { start, end } of notes) {
    if (start < from) continue;
    bare += source.slice(from, start) + source.slice(start, end).replaceAll(/[^\n]+/g, '');
    from = end;
  }
  bare += source.slice(from);
  const code = bare.split('\n').map((text) => {
    const trimmed = text.trim();
    // The braces around a comment between tags.
    return trimmed === '{}' ? '' : trimmed;
  });
  const tags: string[][] = starts.map(() => []);
  line = 0;
  for (const { name, start } of scan.elements) if (name !== '') tags[lineOf(start)]?.push(name);
  return { code, notes, tags };
}
