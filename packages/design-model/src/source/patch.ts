import type { Span } from './screen.ts';

/** A replaced part of a text; offsets belong to the text before all patches. */
export interface Patch extends Span {
  readonly text: string;
}

export const insertAt = (at: number, text: string): Patch => ({ start: at, end: at, text });
export const replaceSpan = ({ start, end }: Span, text: string): Patch => ({ start, end, text });

/** Applies patches that do not overlap; of several at one place the first comes first. */
export function applyPatches(source: string, patches: readonly Patch[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of patches.toSorted((a, b) => a.start - b.start)) {
    if (start < at) throw new Error('Patches must not overlap.');
    result += source.slice(at, start) + text;
    at = end;
  }
  return result + source.slice(at);
}

/** The line break that a file uses. */
export const breakOf = (source: string): string => (source.includes('\r\n') ? '\r\n' : '\n');

/** The white space with which the line of an offset begins. */
export function indentAt(source: string, offset: number): string {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  return /^[\t ]*/.exec(source.slice(start, offset))?.[0] ?? '';
}

/** Whether only white space stands before an offset on its line. */
export const beginsLine = (source: string, offset: number): boolean =>
  /^[\t ]*$/.test(source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset));

/** One level of indentation of a file. */
export function levelOf(source: string): string {
  const found = /^(?:\t| {2,8})(?=\S)/m.exec(source)?.[0];
  return found === undefined || found.length > 4 ? '  ' : found;
}

/**
 * A span that is removed, with its whole line if nothing else stands on it. `isList`: with the comma that follows it.
 */
export function removal(source: string, span: Span, isList = false): Patch {
  const comma = isList ? /^\s*,/.exec(source.slice(span.end))?.[0].length : undefined;
  let { start } = span;
  let end = span.end + (comma ?? 0);
  // The last of a list takes the comma before it along.
  if (isList && comma === undefined && !beginsLine(source, start))
    start -= /,\s*$/.exec(source.slice(0, start))?.[0].length ?? 0;
  const after = /^[\t ]*(?:\r?\n|$)/.exec(source.slice(end))?.[0];
  if (beginsLine(source, start) && after !== undefined) {
    start = source.lastIndexOf('\n', start - 1) + 1;
    end += after.length;
  } else if (isList && comma !== undefined) end += /^[\t ]*/.exec(source.slice(end))?.[0].length ?? 0;
  return { start, end, text: '' };
}
