export const problemKinds = [
  'syntax',
  'unresolved-import',
  'unknown-package',
  'missing-export',
  'no-entry',
  'placeholder-comment',
  'web-only-tag',
  'text-outside-text',
  'unresolved-name',
  'web-only-api',
  'missing-native-module',
  'conditional-hook',
  'web-only-prop',
  'style-value',
  'omitted-code',
  'unseen-file',
  'partial-file',
] as const;

export type ProblemKind = (typeof problemKinds)[number];

/** A reason why a project would not run; line and column start at 1, `params` are for the text of the kind. */
export interface Problem {
  readonly kind: ProblemKind;
  readonly path: string;
  readonly line?: number;
  readonly column?: number;
  readonly params: Readonly<Record<string, string>>;
}
