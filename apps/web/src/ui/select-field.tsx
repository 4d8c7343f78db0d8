import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts, lineControlLook, useFieldIds } from './field.tsx';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'>, FieldTexts {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A select with label, hint and error. */
export function SelectField({ label, error, hint, options, className, ...rest }: SelectFieldProps) {
  const ids = useFieldIds({ error, hint });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} className={className}>
      <select
        {...rest}
        id={ids.control}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={ids.describedBy}
        className={lineControlLook}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
