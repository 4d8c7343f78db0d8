import { useId } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { fieldLook, labelLook } from './field-looks.ts';
import type { PropertyFieldProps } from './property-field-props.ts';

const optionKeys = {
  normal: 'designer.options.normal',
  bold: 'designer.options.bold',
  left: 'designer.options.left',
  center: 'designer.options.center',
  right: 'designer.options.right',
  justify: 'designer.options.justify',
  cover: 'designer.options.cover',
  contain: 'designer.options.contain',
  stretch: 'designer.options.stretch',
  absolute: 'designer.options.absolute',
  flex: 'designer.options.flex',
  column: 'designer.options.column',
  row: 'designer.options.row',
  'column-reverse': 'designer.options.columnReverse',
  'row-reverse': 'designer.options.rowReverse',
  'flex-start': 'designer.options.start',
  'flex-end': 'designer.options.end',
  'space-between': 'designer.options.between',
  'space-around': 'designer.options.around',
  'space-evenly': 'designer.options.evenly',
  default: 'designer.options.default',
  'email-address': 'designer.options.email',
  numeric: 'designer.options.numeric',
  'decimal-pad': 'designer.options.decimal',
  'phone-pad': 'designer.options.phone',
  url: 'designer.options.url',
} as const;

const isNamed = (option: string): option is keyof typeof optionKeys => Object.hasOwn(optionKeys, option);

/** One of a few words. */
export function ChoiceField({
  name,
  label,
  value,
  options,
  onChange,
  onEnd,
}: PropertyFieldProps & { readonly label: string; readonly options: readonly string[] }) {
  const translate = useTranslate();
  const id = useId();
  // Weights are numbers and have no text.
  const textOf = (option: string): string => (isNamed(option) ? translate(optionKeys[option]) : option);
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <label className={labelLook} htmlFor={id}>
        {label}
      </label>
      <select
        className={fieldLook}
        data-property={name}
        id={id}
        onChange={(event) => {
          onChange(event.target.value);
          onEnd();
        }}
        value={typeof value === 'string' ? value : ''}
      >
        {value === null ? <option value="">{translate('designer.panel.mixed')}</option> : null}
        {options.map((option) => (
          <option key={option} value={option}>
            {textOf(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
