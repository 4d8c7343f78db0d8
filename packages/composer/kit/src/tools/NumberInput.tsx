import type { ComponentProps } from 'react';
import { NumberField } from '../ui/fields/NumberField';

/** A number of a calculation. A text that is no number counts as empty, because nothing is saved. */
export function NumberInput({ onChange, ...rest }: ComponentProps<typeof NumberField>) {
  return <NumberField {...rest} onChange={(value) => onChange(Number.isNaN(value) ? null : value)} />;
}
