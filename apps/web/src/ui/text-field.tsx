import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, type FieldTexts, lineControlLook, useFieldIds } from './field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldTexts {
  /** Content at the right end of the label row, such as a link. */
  readonly labelAside?: ReactNode;
  /** Content inside the field at the right end, such as a show-password button. */
  readonly trailing?: ReactNode;
}

/** A text field with label, hint and error. */
export function TextField({ label, error, hint, labelAside, trailing, className, ...rest }: TextFieldProps) {
  const ids = useFieldIds({ error, hint });
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={ids.control} className="text-13 font-medium text-ink">
          {label}
        </label>
        {labelAside}
      </div>
      <div className="relative">
        <input
          {...rest}
          id={ids.control}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={ids.describedBy}
          className={classNames(lineControlLook, trailing !== undefined && 'pr-11')}
        />
        {trailing === undefined ? null : <div className="absolute inset-y-0 right-0 flex">{trailing}</div>}
      </div>
      {hint === undefined ? null : (
        <div id={ids.hintId} className="text-12 text-muted">
          {hint}
        </div>
      )}
      <FieldError id={ids.errorId}>{error}</FieldError>
    </div>
  );
}
