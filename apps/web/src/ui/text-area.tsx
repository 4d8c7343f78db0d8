import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, FieldError, type FieldTexts, useFieldIds } from './field.tsx';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldTexts {}

/** A multi-line text field with label, hint and error. */
export function TextArea({ label, error, hint, className, rows = 3, ...rest }: TextAreaProps) {
  const ids = useFieldIds({ error, hint });
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={ids.control} className="text-13 font-medium text-ink">
        {label}
      </label>
      <textarea
        {...rest}
        id={ids.control}
        rows={rows}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={ids.describedBy}
        className={classNames(controlLook, 'resize-y py-2')}
      />
      {hint === undefined ? null : (
        <div id={ids.hintId} className="text-12 text-muted">
          {hint}
        </div>
      )}
      <FieldError id={ids.errorId}>{error}</FieldError>
    </div>
  );
}
