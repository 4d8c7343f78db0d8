export const problemKinds = [
  'syntax',
  'unresolved-import',
  'unknown-package',
  'missing-export',
  'no-entry',
  'placeholder-comment',
  'web-only-tag',
  'text-outside-text',
] as const;

export type ProblemKind = (typeof problemKinds)[number];

/** Why a project would not build or run; line and column count from 1, `params` fill the kind's text. */
export interface Problem {
  readonly kind: ProblemKind;
  readonly path: string;
  readonly line?: number;
  readonly column?: number;
  readonly params: Readonly<Record<string, string>>;
}
