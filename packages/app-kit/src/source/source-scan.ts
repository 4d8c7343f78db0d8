/** A piece of source; offsets are UTF-16 units, `end` is past the last one. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type TokenKind = 'identifier' | 'number' | 'string' | 'template' | 'regex' | 'comment' | 'punctuator';

/** Punctuators are single characters; a template is cut at its expressions. */
export interface Token extends Span {
  readonly kind: TokenKind;
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
  readonly tokens: readonly Token[];
  readonly elements: readonly JsxElement[];
  readonly texts: readonly JsxText[];
  readonly isBalanced: boolean;
}

/** Line of an offset, counted from 1. */
export function findLine(source: string, offset: number): number {
  let line = 1;
  for (let at = source.indexOf('\n'); at !== -1 && at < offset; at = source.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** Column of an offset, counted from 1. */
export function findColumn(source: string, offset: number): number {
  return offset - (source.lastIndexOf('\n', offset - 1) + 1) + 1;
}
