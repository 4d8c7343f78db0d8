import type { Inspection } from '../checks/inspection.ts';
import type { SourceScan } from '../source/source-scan.ts';
import type { FixKind } from './fixer.ts';

/** A code file that does not parse, or that the chat may have wrapped in text. */
export interface TextContext {
  readonly path: string;
  readonly source: string;
  readonly scan: SourceScan;
  /** The syntax error; `undefined` for a file that parses. */
  readonly error: Extract<Inspection, { ok: false }>['error'] | undefined;
}

/** A fixer of text without a syntax tree; its result counts only if the file parses afterwards. */
export interface TextFixer {
  readonly kind: FixKind;
  readonly fix: (context: TextContext) => string | undefined;
}

/** Start of a line and its text; both for line numbers from 1. */
export function lineAt(source: string, line: number): { readonly start: number; readonly text: string } {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const next = source.indexOf('\n', start);
    if (next === -1) break;
    start = next + 1;
  }
  const end = source.indexOf('\n', start);
  return { start, text: source.slice(start, end === -1 ? source.length : end) };
}
