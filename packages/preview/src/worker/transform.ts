import type { ModuleFormat, PreviewError, TransformName } from '../protocol.ts';
import type { Insertion } from './loop-guards.ts';

/** A version 3 source map as both engines give it. */
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
      /** Specifiers of plain `require` calls: linked when they resolve, else an error when called. */
      readonly softDeps: readonly string[];
      /** From the code back to the source, one map per pass, the last pass first. */
      readonly maps: readonly SourceMapJson[];
      /** What was put into the code after the maps were made. */
      readonly insertions?: readonly Insertion[];
    }
  | { readonly ok: false; readonly error: PreviewError };

/** Turns one file of a project into the body of a function module. Never throws for what an author wrote. */
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

/** Specifiers of the `require` calls with a literal in a text; comments and strings count too, so the result is a guess. */
export function findRequireCalls(code: string): string[] {
  const found = new Set<string>();
  for (const match of code.matchAll(REQUIRE_CALL)) {
    const specifier = match[1] ?? match[2];
    if (specifier !== undefined) found.add(specifier);
  }
  return [...found];
}
