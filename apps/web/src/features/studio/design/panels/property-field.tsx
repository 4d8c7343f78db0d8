import { properties, propertyKey, readBounds } from '@kilim/design-model';
import { useTranslate } from '../../../../i18n/translation.ts';
import { AssetField } from './asset-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { ColorField } from './color-field.tsx';
import { FontField } from './font-field.tsx';
import { NumberField } from './number-field.tsx';
import type { PropertyFieldProps } from './property-field-props.ts';
import { ListField, TextField } from './words-field.tsx';

/** The field of a property, by what it accepts: docs/rules/designer.md#properties */
export function PropertyField(props: PropertyFieldProps) {
  const { name, value, onChange, onEnd, usedColors } = props;
  const translate = useTranslate();
  const label = translate(propertyKey(name));
  const spec = properties[name];
  switch (spec.kind) {
    case 'number': {
      const bounds = readBounds(name);
      if (bounds === undefined) return null;
      const shown = typeof value === 'number' ? value : null;
      return <NumberField bounds={bounds} label={label} onChange={onChange} onEnd={onEnd} value={shown} />;
    }
    case 'color':
      return (
        <ColorField
          label={label}
          onChange={onChange}
          onEnd={onEnd}
          used={usedColors}
          value={typeof value === 'string' ? value : null}
        />
      );
    case 'choice':
      return <ChoiceField {...props} label={label} options={spec.options} />;
    case 'flag':
      return (
        <label className="flex min-h-8 cursor-pointer items-center gap-2 text-13 pointer-coarse:min-h-10">
          <input
            checked={value === true}
            className="size-4 accent-primary"
            onChange={(event) => {
              onChange(event.target.checked);
              onEnd();
            }}
            type="checkbox"
          />
          {label}
        </label>
      );
    case 'text':
      return <TextField {...props} isMultiline={spec.isMultiline} label={label} maximum={spec.maximum} />;
    case 'list':
      return <ListField {...props} entries={spec.entries} label={label} maximum={spec.maximum} />;
    case 'font':
      return <FontField {...props} label={label} />;
    case 'asset':
      return <AssetField {...props} label={label} />;
  }
}
