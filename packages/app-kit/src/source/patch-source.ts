import type { Span } from './source-scan.ts';

/** A replacement in a source; an insertion if `start` equals `end`. */
export interface Patch extends Span {
  readonly text: string;
}

/** Applies patches; a patch that overlaps an earlier one is skipped, insertions at one offset keep their order. */
export function patchSource(source: string, patches: readonly Patch[]): string {
  const ordered = [...patches].sort((left, right) => left.start - right.start || left.end - right.end);
  let result = '';
  let offset = 0;
  for (const { start, end, text } of ordered) {
    if (start < offset) continue;
    result += source.slice(offset, start) + text;
    offset = end;
  }
  return result + source.slice(offset);
}
