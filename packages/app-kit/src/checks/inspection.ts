/** One name that a module takes from another, `default` and `*` among them; `local` is empty when only passed on. */
export interface ImportedName {
  readonly imported: string;
  readonly local: string;
}

/** One `import` or `export … from` statement; `line` counts from 1. */
export interface InspectedImport {
  readonly specifier: string;
  readonly names: readonly ImportedName[];
  readonly line: number;
}

/**
 * What a parser says about one module. `exports` holds values and types alike, `default` among them;
 * `reExportedModules` holds the specifiers of `export * from`.
 */
export type Inspection =
  | {
      readonly ok: true;
      readonly imports: readonly InspectedImport[];
      readonly exports: readonly string[];
      readonly reExportedModules: readonly string[];
    }
  | {
      readonly ok: false;
      readonly error: { readonly line: number; readonly column: number; readonly message: string };
    };

/** Port to a parser: pure packages carry none. Must not throw. */
export type Inspect = (path: string, source: string) => Inspection;
