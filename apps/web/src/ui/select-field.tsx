import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, type FieldTexts, lineControlLook, useFieldIds } from './field.tsx';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'>, FieldTexts {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A select with label, hint and error. */
export function SelectField({ label, error, hint, options, className, ...rest }: SelectFieldProps) {
  const ids = useFieldIds({ error, hint });
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={ids.control} className="text-13 font-medium text-ink">
        {label}
      </label>
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
      {hint === undefined ? null : (
        <div id={ids.hintId} className="text-12 text-muted">
          {hint}
        </div>
      )}
      <FieldError id={ids.errorId}>{error}</FieldError>
    </div>
  );
}
