import type { PropertyName } from '@kilim/design-model';

/** A value as it is set on elements; null is several different ones. */
export type FieldValue = string | number | boolean | readonly string[] | null;

export interface PropertyFieldProps {
  readonly name: PropertyName;
  readonly value: FieldValue;
  /** Paths of the project's pictures. */
  readonly pictures: readonly string[];
  readonly usedColors: readonly string[];
  /** Undefined removes the value. */
  readonly onChange: (value: Exclude<FieldValue, null> | undefined) => void;
  readonly onEnd: () => void;
}
