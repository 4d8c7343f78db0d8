import type { DiagnosticTemplate } from './diagnostic-templates.ts';

export const typeFixKinds = [
  'spelling',
  'import',
  'missing-properties',
  'missing-member',
  'await',
  'async',
  'unused',
  'other',
] as const;

export type TypeFixKind = (typeof typeFixKinds)[number];

/** Replacements in the text of one file, in ascending order and without overlap; offsets are UTF-16 code units. */
export interface FileEdits {
  readonly path: string;
  readonly edits: readonly { readonly from: number; readonly to: number; readonly insert: string }[];
}

/** An exact change that removes a problem. */
export interface TypeFix {
  readonly kind: TypeFixKind;
  /** What the change writes or concerns, for its title. */
  readonly name: string;
  readonly files: readonly FileEdits[];
}

/** A place where the types of a project do not fit. Lines and columns start at 1; columns are UTF-16 code units. */
export interface TypeProblem {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** TypeScript's number, such as 2322. */
  readonly code: number;
  /** Selects the text for users; null for a number without an own text. */
  readonly template: DiagnosticTemplate | null;
  /** What the text names, in the order of the template. */
  readonly names: readonly string[];
  /** The compiler's own text, in English. */
  readonly text: string;
  /** Only worth a note: the app works with it. */
  readonly isHint: boolean;
  readonly fix: TypeFix | null;
}
