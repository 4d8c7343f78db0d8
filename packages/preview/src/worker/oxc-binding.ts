// The used part of oxc-transform's interface, shared by the wasm file and the native package.

export interface OxcError {
  readonly message: string;
  readonly labels: readonly {
    readonly message: string | null;
    readonly start: number;
    readonly end: number;
  }[];
  readonly helpMessage: string | null;
}

export interface OxcMap {
  readonly version: number;
  readonly mappings: string;
  readonly names: string[];
  readonly sources: string[];
}

interface OxcResult {
  readonly code: string;
  readonly map?: OxcMap | undefined;
  readonly errors: readonly OxcError[];
}

export interface OxcBinding {
  transformSync(
    path: string,
    source: string,
    options: {
      readonly lang: 'js' | 'jsx' | 'ts' | 'tsx';
      readonly sourceType?: 'script' | 'module';
      readonly target: 'esnext';
      readonly sourcemap: boolean;
      readonly jsx?: {
        readonly runtime: 'automatic';
        readonly development: boolean;
        readonly refresh: object;
      };
    },
  ): OxcResult;
  moduleRunnerTransformSync(
    path: string,
    source: string,
    options: { readonly sourcemap: boolean },
  ): OxcResult & { readonly deps: readonly string[]; readonly dynamicDeps: readonly string[] };
}

/** The used part of oxc-parser's interface; `program` is a tree, as JSON from the wasm file. */
export interface OxcParserBinding {
  parseSync(
    path: string,
    source: string,
    options: { readonly lang: 'ts' | 'tsx'; readonly sourceType: 'module'; readonly preserveParens: boolean },
  ): {
    readonly program: unknown;
    readonly errors: readonly {
      readonly message: string;
      readonly labels: readonly { readonly start: number }[];
    }[];
  };
}
