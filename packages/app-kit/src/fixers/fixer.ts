import type { InspectedFile } from '../checks/inspect-project.ts';
import type { Inspection } from '../checks/inspection.ts';
import type { FindExports } from '../checks/module-exports.ts';
import type { ProjectFiles } from '../project/project-files.ts';

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

/** One thing that was put right without a model; `params` fill the kind's text. */
export interface Fix {
  readonly kind: FixKind;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

/** A code file that parses, with the project around it. */
export interface FixContext {
  readonly files: ProjectFiles;
  readonly findExports: FindExports;
  readonly file: InspectedFile;
  readonly inspection: Extract<Inspection, { ok: true }>;
}

/** The source as it should be, and what was done; `undefined` when there is nothing to do. */
export interface FixedSource {
  readonly source: string;
  readonly params: Fix['params'];
}

/** One fixer of code: pure, and silent whenever it is not sure. */
export interface SourceFixer {
  readonly kind: FixKind;
  readonly fix: (context: FixContext) => FixedSource | undefined;
}
