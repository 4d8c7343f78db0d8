import type { ModuleSyntax } from '../syntax/module-syntax.ts';
import type { SyntaxNode } from '../syntax/syntax-node.ts';

/** An imported name, possibly `default` or `*`; `local` is empty for a re-export. */
export interface ImportedName {
  readonly imported: string;
  readonly local: string;
}

/** An `import` or `export … from` statement; `line` starts at 1. */
export interface InspectedImport {
  readonly specifier: string;
  readonly names: readonly ImportedName[];
  readonly line: number;
}

/**
 * The parse result of a module. `exports` contains values and types, possibly `default`; `reExportedModules` contains
 * the specifiers of `export * from`.
 */
export type Inspection =
  | {
      readonly ok: true;
      readonly imports: readonly InspectedImport[];
      readonly exports: readonly string[];
      readonly reExportedModules: readonly string[];
      /** Reads the syntax tree; without it, names are not checked. Repeated calls return the same object. */
      readonly readSyntax?: () => ModuleSyntax;
      /** Parses the module again and returns its tree, which is not kept. */
      readonly readTree?: () => SyntaxNode;
    }
  | {
      readonly ok: false;
      readonly error: { readonly line: number; readonly column: number; readonly message: string };
    };

/** Port to a parser, which this package does not depend on. Must not throw. */
export type Inspect = (path: string, source: string) => Inspection;
