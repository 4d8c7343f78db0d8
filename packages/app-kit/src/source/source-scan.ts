import type { Tokens } from './token-list.ts';

/** A piece of source; offsets are UTF-16 units, `end` is past the last one. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface JsxAttribute extends Span {
  readonly name: string;
}

/** One JSX element; a fragment has the empty name. */
export interface JsxElement extends Span {
  readonly name: string;
  readonly nameStart: number;
  /** Past the `>` of the opening tag. */
  readonly openEnd: number;
  readonly isSelfClosing: boolean;
  /** Where the closing tag's `<` stands; equal to `end` when there is none. */
  readonly closeStart: number;
  /** Index of the element whose children it is among, or -1 at the top and inside attributes. */
  readonly parent: number;
  readonly attributes: readonly JsxAttribute[];
}

/** Text between tags; never empty, may be white space. */
export interface JsxText extends Span {
  readonly parent: number;
}

/** What a scan found; `isBalanced` tells whether every brace, template and tag was closed. */
export interface SourceScan {
  /** Without comments. Punctuators are single characters; a template is cut at its expressions. */
  readonly tokens: Tokens;
  readonly comments: readonly Span[];
  readonly elements: readonly JsxElement[];
  readonly texts: readonly JsxText[];
  readonly isBalanced: boolean;
  /** How many tags, templates and the expressions in them were open at once. */
  readonly deepest: number;
}

/** A place as an editor shows it; both count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Finds the places of many offsets in one source: its lines are counted once. */
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
