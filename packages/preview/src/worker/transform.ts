import type { ModuleFormat, PreviewError, TransformName } from '../protocol.ts';
import type { Insertion } from './loop-guards.ts';

/** A version 3 source map. */
export interface SourceMapJson {
  readonly version: number;
  readonly mappings: string;
  readonly names: string[];
  readonly sources: string[];
}

export type TransformResult =
  | {
      readonly ok: true;
      readonly code: string;
      readonly format: ModuleFormat;
      /** Specifiers that must resolve. */
      readonly deps: readonly string[];
      /** Specifiers of `require` calls: linked if they resolve, otherwise an error when called. */
      readonly softDeps: readonly string[];
      /** Source maps from the code to the source, one per pass, the last pass first. */
      readonly maps: readonly SourceMapJson[];
      /** Insertions into the code after the last pass. */
      readonly insertions?: readonly Insertion[];
    }
  | { readonly ok: false; readonly error: PreviewError };

/** Transforms a file to the body of a function. Returns an error for invalid source instead of throwing. */
export interface Transform {
  readonly name: TransformName;
  transform(path: string, source: string): TransformResult;
}

export type SourceLanguage = 'ts' | 'tsx' | 'jsx';

/** JSX is allowed in `.js`, as in Metro. */
export function languageOf(path: string): SourceLanguage {
  if (/\.[cm]?ts$/.test(path)) return 'ts';
  return path.endsWith('.tsx') ? 'tsx' : 'jsx';
}

const REQUIRE_CALL = /\brequire\(\s*(?:'([^'\n]+)'|"([^"\n]+)")\s*\)/g;

/** Literal specifiers of `require` calls, including those in comments and strings. */
export function findRequireCalls(code: string): string[] {
  const found = new Set<string>();
  for (const match of code.matchAll(REQUIRE_CALL)) {
    const specifier = match[1] ?? match[2];
    if (specifier !== undefined) found.add(specifier);
  }
  return [...found];
}
