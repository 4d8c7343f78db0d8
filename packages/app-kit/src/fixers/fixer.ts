import type { InspectedFile } from '../checks/inspect-project.ts';
import type { Inspection } from '../checks/inspection.ts';
import type { FindExports } from '../checks/module-exports.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import type { SyntaxNode } from '../syntax/syntax-node.ts';
import type { FindExporters } from './exporters.ts';
import type { ProjectIndex } from './project-index.ts';

export const fixKinds = [
  'package-json',
  'json-syntax',
  'stray-text',
  'apostrophe',
  'unclosed-code',
  'missing-async',
  'double-declaration',
  'file-extension',
  'path-alias',
  'import-path',
  'moved-package',
  'icon-package',
  'common-js',
  'double-export',
  'missing-default-export',
  'missing-named-export',
  'import-mix-up',
  'style-value',
  'web-tag',
  'web-api',
  'prop-name',
  'prop-value',
  'missing-key',
  'async-effect',
  'navigation-container',
  'screen-name',
  'hook-value',
  'missing-import',
  'near-name',
  'style-name',
  'class-name',
  'loose-text',
] as const;

export type FixKind = (typeof fixKinds)[number];

/** An applied fix; `params` are for the text of the kind. */
export interface Fix {
  readonly kind: FixKind;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

/** A code file that parses, with its project. */
export interface FixContext {
  readonly files: ProjectFiles;
  readonly findExports: FindExports;
  readonly findExporters: FindExporters;
  /** The names that a module exports itself, without those of `export *`. */
  readonly listExports: (path: string) => readonly string[];
  readonly file: InspectedFile;
  readonly inspection: Extract<Inspection, { ok: true }>;
  /** What the other files of the project say. */
  readonly project: ProjectIndex;
  /** The syntax tree; `undefined` if the parser has none. Parsed once per version of the file. */
  readonly readTree: () => SyntaxNode | undefined;
}

/** The changed source with the parameters of the fix. */
export interface FixedSource {
  readonly source: string;
  readonly params: Fix['params'];
}

/** A fixer: a pure function that returns `undefined` if there is nothing to fix or the fix is ambiguous. */
export interface SourceFixer {
  readonly kind: FixKind;
  readonly fix: (context: FixContext) => FixedSource | undefined;
}
