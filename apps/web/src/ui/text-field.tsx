import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldTexts, lineControlLook, useFieldIds } from './field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldTexts {
  /** Content at the right end of the label row, such as a link. */
  readonly labelAside?: ReactNode;
  /** Content inside the field at the right end, such as a show-password button. */
  readonly trailing?: ReactNode;
  /** Shown in place of the error while there is none. */
  readonly notice?: ReactNode;
}

/** A text field with label, hint and error. */
export function TextField({
  label,
  error,
  hint,
  notice,
  labelAside,
  trailing,
  className,
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds({ error, hint });
  return (
    <FieldFrame
      ids={ids}
      label={label}
      labelAside={labelAside}
      hint={hint}
      error={error}
      notice={notice}
      className={className}
    >
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
    </FieldFrame>
  );
}
