import type { Tokens } from './token-list.ts';

/** A range of a source in UTF-16 units; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface JsxAttribute extends Span {
  readonly name: string;
}

/** A JSX element; a fragment has an empty name. */
export interface JsxElement extends Span {
  readonly name: string;
  readonly nameStart: number;
  /** Offset after the `>` of the opening tag. */
  readonly openEnd: number;
  readonly isSelfClosing: boolean;
  /** Offset of the closing tag; equal to `end` without one. */
  readonly closeStart: number;
  /** Index of the parent element; -1 at the top level and inside attributes. */
  readonly parent: number;
  readonly attributes: readonly JsxAttribute[];
}

/** Text between tags; never empty, possibly white space only. */
export interface JsxText extends Span {
  readonly parent: number;
}

/** The result of a scan; `isBalanced` if every brace, template and tag is closed. */
export interface SourceScan {
  /** Without comments. Punctuators are single characters; a template is split at its expressions. */
  readonly tokens: Tokens;
  readonly comments: readonly Span[];
  readonly elements: readonly JsxElement[];
  readonly texts: readonly JsxText[];
  readonly isBalanced: boolean;
  /** Greatest number of simultaneously open tags, templates and expressions. */
  readonly deepest: number;
}

/** A position as shown by an editor; line and column start at 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Converts offsets of a source to positions; the lines are indexed once. */
export function createPositionFinder(source: string): (offset: number) => Position {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= findLineStarts(source);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

function findLineStarts(source: string): number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
