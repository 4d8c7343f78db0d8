import { useId } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { fieldLook, labelLook } from './field-looks.ts';
import type { PropertyFieldProps } from './property-field-props.ts';

interface WordsProps extends PropertyFieldProps {
  readonly label: string;
  readonly maximum: number;
}

/** A text, on one line or on several. */
export function TextField({
  label,
  value,
  maximum,
  isMultiline,
  onChange,
  onEnd,
}: WordsProps & { readonly isMultiline: boolean }) {
  const translate = useTranslate();
  const id = useId();
  const shared = {
    id,
    maxLength: maximum,
    onBlur: onEnd,
    placeholder: value === null ? translate('designer.panel.mixed') : undefined,
    value: typeof value === 'string' ? value : '',
  };
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <label className={labelLook} htmlFor={id}>
        {label}
      </label>
      {isMultiline ? (
        <textarea
          {...shared}
          className={`${fieldLook} h-16! resize-y py-1.5`}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input {...shared} className={fieldLook} onChange={(event) => onChange(event.target.value)} />
      )}
    </div>
  );
}

/** Texts, one a line. */
export function ListField({
  label,
  value,
  maximum,
  entries,
  onChange,
  onEnd,
}: WordsProps & { readonly entries: number }) {
  const translate = useTranslate();
  const id = useId();
  const lines = typeof value === 'object' && value !== null ? value.join('\n') : '';
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <label className={labelLook} htmlFor={id}>
        {label}
      </label>
      <textarea
        aria-describedby={`${id}-hint`}
        className={`${fieldLook} h-20! resize-y py-1.5`}
        id={id}
        onBlur={onEnd}
        onChange={(event) =>
          onChange(
            event.target.value
              .split('\n')
              .slice(0, entries)
              .map((line) => line.slice(0, maximum)),
          )
        }
        value={lines}
      />
      <span className="text-12 text-muted" id={`${id}-hint`}>
        {translate('designer.panel.listHint')}
      </span>
    </div>
  );
}
