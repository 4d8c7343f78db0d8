import { isPropertyName, type PropertyName, properties, propertyKey } from '@kilim/design-model';
import type { Scalar, SourceValue, StyleInput } from '@kilim/design-model/source';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { fieldLook, labelLook } from '../panels/field-looks.ts';
import { NumberField } from '../panels/number-field.tsx';
import { PropertyField } from '../panels/property-field.tsx';
import { DraftField } from './draft-field.tsx';
import { FamilyField } from './family-field.tsx';

/** Numbers of code that the palette's properties do not know. */
const anyNumber = { minimum: -10_000, maximum: 10_000, step: 1, fallback: 0 };

const styleNames = {
  width: 'designer.source.styleNames.width',
  height: 'designer.source.styleNames.height',
  margin: 'designer.source.styleNames.margin',
  marginTop: 'designer.source.styleNames.marginTop',
  marginBottom: 'designer.source.styleNames.marginBottom',
  position: 'designer.source.styleNames.position',
  left: 'designer.source.styleNames.left',
  top: 'designer.source.styleNames.top',
} as const;

const isStyleName = (name: string): name is keyof typeof styleNames => Object.hasOwn(styleNames, name);

/** The words for a property of a style; those without any keep their name in the code. */
export function useStyleLabel(): (name: string) => string {
  const translate = useTranslate();
  return (name) =>
    isStyleName(name)
      ? translate(styleNames[name])
      : isPropertyName(name)
        ? translate(propertyKey(name))
        : name;
}

/** A value that code decides, with the reason. */
export function LockedValue({ label, value }: { readonly label: string; readonly value: SourceValue }) {
  const translate = useTranslate();
  if (value.kind !== 'locked') return null;
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <span className={labelLook}>{label}</span>
      <span className="flex min-w-0 items-center gap-1.5 rounded-control bg-sunken px-2 py-1.5 text-12 text-muted">
        <Lock aria-hidden="true" className="size-3.5 shrink-0" />
        <code className="truncate font-mono" title={value.code}>
          {value.code.replaceAll(/\s+/g, ' ').slice(0, 80)}
        </code>
      </span>
      <span className="text-12 text-muted">{translate(`designer.source.problems.${value.reason}`)}</span>
    </div>
  );
}

/** Whether a property's own field can show a value. */
function fieldOf(name: string, value: Scalar): PropertyName | undefined {
  if (!isPropertyName(name)) return undefined;
  const { kind } = properties[name];
  if (kind === 'number') return typeof value === 'number' ? name : undefined;
  if (kind === 'color') return typeof value === 'string' ? name : undefined;
  return kind === 'choice' ? name : undefined;
}

interface ScalarFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: Scalar;
  readonly colors: readonly string[];
  readonly onChange: (value: Scalar) => void;
  readonly onEnd: () => void;
}

function ScalarField({ name, label, value, colors, onChange, onEnd }: ScalarFieldProps) {
  const property = fieldOf(name, value);
  if (property !== undefined)
    return (
      <PropertyField
        name={property}
        onChange={(next) => {
          if (typeof next === 'string' || typeof next === 'number' || typeof next === 'boolean')
            onChange(next);
        }}
        onEnd={onEnd}
        pictures={[]}
        usedColors={colors}
        value={properties[property].kind === 'choice' ? String(value) : value}
      />
    );
  if (name === 'fontFamily' && typeof value === 'string')
    return <FamilyField label={label} onChange={onChange} value={value} />;
  if (typeof value === 'number')
    return <NumberField bounds={anyNumber} label={label} onChange={onChange} onEnd={onEnd} value={value} />;
  if (typeof value === 'boolean')
    return (
      <label className="flex min-h-8 cursor-pointer items-center gap-2 text-13 pointer-coarse:min-h-10">
        <input
          checked={value}
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
  return <DraftField label={label} onChange={onChange} value={value} />;
}

interface ValueFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: SourceValue;
  readonly colors: readonly string[];
  readonly onChange: (value: StyleInput) => void;
  readonly onEnd: () => void;
}

/** The field of a value as the code has it: a literal, a bound constant, a text of the catalogue or locked code. */
export function ValueField(props: ValueFieldProps) {
  const { label, value, onChange, onEnd } = props;
  const translate = useTranslate();
  switch (value.kind) {
    case 'locked':
      return <LockedValue label={label} value={value} />;
    case 'catalogue':
      return (
        <DraftField
          hint={translate('designer.source.inCatalogue', { path: value.path, name: value.name })}
          label={label}
          onChange={(text) => onChange({ value: text })}
          value={value.value}
        />
      );
    case 'token':
      return <TokenField label={label} onChange={onChange} onEnd={onEnd} value={value} />;
    case 'literal':
      return <ScalarField {...props} onChange={(next) => onChange({ value: next })} value={value.value} />;
  }
}

interface TokenFieldProps extends Pick<ValueFieldProps, 'label' | 'onChange' | 'onEnd'> {
  readonly value: Extract<SourceValue, { kind: 'token' }>;
}

/** A constant with what it stands for. */
const named = ({ name, value }: { readonly name: string; readonly value: Scalar }): string =>
  `${name} (${value})`;

/** A value that is bound to a constant: another one, or a value of its own. */
function TokenField({ label, value, onChange, onEnd }: TokenFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const own = '';
  const isListed = value.choices.some(({ name }) => name === value.name);
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <label className={labelLook} htmlFor={id}>
        {translate('designer.source.bound', { label })}
      </label>
      <select
        className={fieldLook}
        id={id}
        onChange={(event) => {
          onChange(event.target.value === own ? { value: value.value } : { token: event.target.value });
          onEnd();
        }}
        value={value.name}
      >
        {isListed ? null : <option value={value.name}>{named(value)}</option>}
        {value.choices.map((choice) => (
          <option key={choice.name} value={choice.name}>
            {named(choice)}
          </option>
        ))}
        <option value={own}>
          {named({ name: translate('designer.source.ownValue'), value: value.value })}
        </option>
      </select>
    </div>
  );
}
