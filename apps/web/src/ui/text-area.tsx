import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, FieldFrame, type FieldTexts, useFieldIds } from './field.tsx';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldTexts {}

/** A multi-line text field with label, hint and error. */
export function TextArea({ label, error, hint, className, rows = 3, ...rest }: TextAreaProps) {
  const ids = useFieldIds({ error, hint });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} className={className}>
      <textarea
        {...rest}
        id={ids.control}
        rows={rows}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={ids.describedBy}
        className={classNames(controlLook, 'resize-y py-2')}
      />
    </FieldFrame>
  );
}
