import { type FrameField, frameFields, type PropertyName } from '@kilim/design-model';
import { memo } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { NumberField } from './number-field.tsx';
import { PropertyField } from './property-field.tsx';
import type { FieldValue, PropertyFieldProps } from './property-field-props.ts';

// Fields that are drawn again only when their own value changes; there are about 30 beside a selected element.

interface PlaceFieldProps {
  readonly field: FrameField;
  readonly value: number | null;
  readonly onChange: (field: FrameField, value: number) => void;
  readonly onEnd: () => void;
}

/** Position or size of the selected elements. */
export const PlaceField = memo(function PlaceField({ field, value, onChange, onEnd }: PlaceFieldProps) {
  const translate = useTranslate();
  return (
    <NumberField
      bounds={frameFields[field]}
      label={translate(`designer.frame.${field}`)}
      onChange={(next) => onChange(field, next)}
      onEnd={onEnd}
      value={value}
    />
  );
});

interface NamedFieldProps extends Omit<PropertyFieldProps, 'onChange'> {
  readonly onChange: (name: PropertyName, value: FieldValue | undefined) => void;
}

/** A property of the selected elements. */
export const NamedField = memo(function NamedField({ onChange, ...props }: NamedFieldProps) {
  return <PropertyField {...props} onChange={(value) => onChange(props.name, value)} />;
});
