import { isPropertyName, properties } from '@kilim/design-model';
import {
  chooseLayer,
  lastProperty,
  type Scalar,
  type SourceElement,
  type StyleInput,
  type StyleLayer,
} from '@kilim/design-model/source';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { fieldLook, labelLook } from '../panels/field-looks.ts';
import { useFontFamilies } from './family-field.tsx';
import { useSource } from './source-context.tsx';
import { useStyleLabel, ValueField } from './value-field.tsx';

const common = [
  'backgroundColor',
  'padding',
  'paddingHorizontal',
  'paddingVertical',
  'margin',
  'marginTop',
  'marginBottom',
  'marginHorizontal',
  'marginVertical',
  'width',
  'height',
  'borderRadius',
  'borderWidth',
  'borderColor',
  'opacity',
  'position',
  'left',
  'top',
] as const;
const ofTexts = ['color', 'fontFamily', 'fontSize', 'fontWeight', 'textAlign'] as const;
const ofContainers = ['flexDirection', 'justifyContent', 'alignItems', 'gap'] as const;

/** What a property begins with when it is added. */
function firstValue(name: string, families: readonly string[]): Scalar {
  if (name === 'fontFamily') return families[0] ?? '';
  if (name === 'backgroundColor') return '#FFFFFF';
  if (name === 'position') return 'relative';
  if (name === 'width' || name === 'height') return 100;
  if (!isPropertyName(name)) return 0;
  const { fallback } = properties[name];
  return typeof fallback === 'object' ? '' : fallback;
}

const isText = ({ tag, text }: SourceElement): boolean => text !== null || tag.endsWith('Text');

/** Properties that the element can have and the object does not set. */
function missingOf(
  element: SourceElement,
  layer: StyleLayer | undefined,
  hasFamilies: boolean,
): readonly string[] {
  const names = [
    ...(isText(element) ? ofTexts : []),
    ...common,
    ...(element.canHold && !isText(element) ? ofContainers : []),
  ];
  return names.filter(
    (name) =>
      (name !== 'fontFamily' || hasFamilies) &&
      (layer === undefined || lastProperty(layer, name) === undefined),
  );
}

interface StyleSectionProps {
  readonly element: SourceElement;
  readonly colors: readonly string[];
}

/** The style of an element: which of its objects is changed, for whom, its properties, and those that can be added. */
export function StyleSection({ element, colors }: StyleSectionProps) {
  const translate = useTranslate();
  const source = useSource();
  const labelOf = useStyleLabel();
  const families = useFontFamilies();
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isOnlyHere, setOnlyHere] = useState(false);
  const { style } = element;
  const editable = style.layers.flatMap((layer, index) => (layer.kind === 'locked' ? [] : [index]));
  const index = chosen !== null && editable.includes(chosen) ? chosen : chooseLayer(element, '');
  const layer = index === undefined ? undefined : style.layers[index];
  const isShared = layer !== undefined && layer.uses > 1;
  const nameOf = (each: StyleLayer): string => {
    const name = each.name === '' ? translate('designer.source.inline') : each.name;
    return each.condition === null
      ? name
      : translate('designer.source.when', { name, condition: each.condition });
  };
  const set = (property: string, value: StyleInput | null, mergeKey?: string): void =>
    source.edit(
      {
        type: 'set-style',
        element: element.id,
        property,
        value,
        layer: index,
        isOnlyHere: isShared && isOnlyHere,
      },
      mergeKey,
    );
  const isClosed = style.locked !== null && layer === undefined;
  return (
    <section
      aria-label={translate('designer.source.style')}
      className="flex flex-col gap-2 border-t border-line pt-3"
    >
      <h4 className="text-12 font-semibold">{translate('designer.source.style')}</h4>
      {style.layers.map((each) =>
        each.kind === 'locked' && each.reason !== null ? (
          <p className="text-12 break-words text-muted" key={`${each.name} ${each.condition}`}>
            <code className="pr-1 font-mono">{each.name.slice(0, 60)}</code>
            {translate(`designer.source.problems.${each.reason}`)}
          </p>
        ) : null,
      )}
      {editable.length > 1 || (layer !== undefined && layer.condition !== null) ? (
        <div className="flex flex-col gap-0.5">
          <label className={labelLook} htmlFor={`${id}-layer`}>
            {translate('designer.source.layer')}
          </label>
          <select
            className={fieldLook}
            id={`${id}-layer`}
            onChange={(event) => setChosen(Number(event.target.value))}
            value={index ?? ''}
          >
            {index === undefined ? <option value="" /> : null}
            {style.layers.map((each, at) =>
              each.kind === 'locked' ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: objects of a style are known by their place
                <option key={at} value={at}>
                  {nameOf(each)}
                </option>
              ),
            )}
          </select>
        </div>
      ) : null}
      {isShared ? (
        <div className="flex flex-col gap-1 text-12 text-muted">
          <span>{translate('designer.source.shared', { count: layer.uses })}</span>
          <label className="flex min-h-8 cursor-pointer items-center gap-2 text-13 text-ink pointer-coarse:min-h-10">
            <input
              checked={isOnlyHere}
              className="size-4 accent-primary"
              onChange={(event) => setOnlyHere(event.target.checked)}
              type="checkbox"
            />
            {translate('designer.source.onlyHere')}
          </label>
        </div>
      ) : null}
      {layer?.properties.map((property) => {
        const { name, value, span } = property;
        // Of several with one name only the last holds.
        if (name !== '' && lastProperty(layer, name) !== property) return null;
        const label = name === '' ? translate('designer.source.style') : labelOf(name);
        return (
          <div className="flex items-end gap-1" key={name === '' ? span.start : name}>
            <div className="min-w-0 flex-1">
              <ValueField
                colors={colors}
                label={label}
                name={name}
                onChange={(next) => set(name, next, `style ${element.id} ${index} ${name}`)}
                onEnd={source.closeStep}
                value={value}
              />
            </div>
            {value.kind === 'locked' || (isShared && isOnlyHere) ? null : (
              <IconButton
                icon={<X aria-hidden="true" />}
                label={translate('designer.source.remove', { label })}
                onClick={() => set(name, null)}
              />
            )}
          </div>
        );
      })}
      {isClosed ? (
        <p className="text-12 text-muted">
          {translate(`designer.source.problems.${style.locked ?? 'no-style'}`)}
        </p>
      ) : (
        <select
          aria-label={translate('designer.source.add')}
          className={fieldLook}
          onChange={(event) => {
            if (event.target.value !== '')
              set(event.target.value, { value: firstValue(event.target.value, families) });
          }}
          value=""
        >
          <option value="">{translate('designer.source.add')}</option>
          {missingOf(element, layer, families.length > 0).map((name) => (
            <option key={name} value={name}>
              {labelOf(name)}
            </option>
          ))}
        </select>
      )}
    </section>
  );
}
