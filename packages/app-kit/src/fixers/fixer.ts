import type { InspectedFile } from '../checks/inspect-project.ts';
import type { Inspection } from '../checks/inspection.ts';
import type { FindExports } from '../checks/module-exports.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import type { FindExporters } from './exporters.ts';

export const fixKinds = [
  'package-json',
  'path-alias',
  'moved-package',
  'import-mix-up',
  'web-tag',
  'class-name',
  'loose-text',
  'missing-import',
  'missing-default-export',
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
  readonly file: InspectedFile;
  readonly inspection: Extract<Inspection, { ok: true }>;
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
