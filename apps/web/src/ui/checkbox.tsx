import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, FieldHint, type FieldTexts, useFieldIds } from './field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type'>, FieldTexts {}

/** A checkbox with its label on the right; the whole row is clickable. */
export function Checkbox({ label, error, hint, className, ...rest }: CheckboxProps) {
  const ids = useFieldIds({ error, hint });
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <div className="flex items-center gap-3">
        <input
          {...rest}
          id={ids.control}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={ids.describedBy}
          className="size-[18px] shrink-0 accent-primary"
        />
        <label
          htmlFor={ids.control}
          className="flex min-h-11 cursor-pointer items-center py-2 text-13 text-ink sm:min-h-10"
        >
          {label}
        </label>
      </div>
      <FieldHint id={ids.hintId}>{hint}</FieldHint>
      <FieldError id={ids.errorId}>{error}</FieldError>
    </div>
  );
}
