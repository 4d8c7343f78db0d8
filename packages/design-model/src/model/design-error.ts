/** Why a command or stored data is refused; each kind has a text `designer.errors.<kind>`. */
export const designErrorKinds = [
  'invalid-data',
  'unknown-screen',
  'unknown-element',
  'duplicate-id',
  'invalid-place',
  'invalid-property',
  'invalid-link',
  'too-many-elements',
  'too-many-screens',
  'too-deep',
  'last-screen',
  'different-parents',
  'nothing-selected',
  'too-large',
] as const;

export type DesignErrorKind = (typeof designErrorKinds)[number];

export interface DesignError {
  readonly kind: DesignErrorKind;
}

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: DesignError };

export const succeed = <Value>(value: Value): Result<Value> => ({ ok: true, value });
export const refuse = (kind: DesignErrorKind): { readonly ok: false; readonly error: DesignError } => ({
  ok: false,
  error: { kind },
});
