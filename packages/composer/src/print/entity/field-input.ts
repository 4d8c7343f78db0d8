import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { PrintContext } from '../screen-kind.ts';
import type { SourceModule } from '../text/create-module.ts';
import { namesOf, optionList, propertyOf } from './entity-names.ts';
import { pictureOf } from './picture-of.ts';
import { inputMaximum } from './print-validate.ts';
import { printReference } from './reference-input.ts';

export interface PrintedInput {
  readonly jsx: string;
  /** Statements at the start of the component. */
  readonly hooks: readonly string[];
}

const keyboards: Partial<Record<Field['type'], string>> = {
  phone: 'inputMode="tel" autoComplete="tel"',
  email: 'inputMode="email" autoCapitalize="none" autoComplete="email"',
  url: 'inputMode="url" autoCapitalize="none"',
};

/** A field of an entity with drawings offers them. */
function drawings(entity: Entity, module: SourceModule): string[] {
  if (pictureOf(entity).tag === 'Cover') return [];
  module.use('src/ui/Picture', 'Picture');
  module.use('src/ui/Picture', 'pictureNames');
  return ['Picture={Picture}', 'choices={pictureNames}'];
}

/** The input of a field in a form with `draft`, `errors` and `change`. */
export function printInput(
  entity: Entity,
  field: Field,
  module: SourceModule,
  context: PrintContext,
): PrintedInput {
  const { group, modelPath } = namesOf(entity);
  const property = propertyOf(field);
  const label = context.strings.add(group, field.id, field.label);
  module.use('src/strings', 'strings');
  const component = (name: string): string => module.use(`src/ui/fields/${name}`, name);
  const shared = [
    `label={${label}}`,
    `value={draft.${property}}`,
    `onChange={(${property}) => change({ ${property} })}`,
  ];
  const error = `error={errors.${property}}`;
  const clear = field.isRequired ? [] : [`onClear={() => change({ ${property}: '' })}`];
  const jsx = (name: string, ...props: readonly string[]): string =>
    `<${component(name)} ${props.join(' ')} />`;
  const placeholder =
    field.placeholder === undefined
      ? []
      : [`placeholder={${context.strings.add(group, `${field.id}Example`, field.placeholder)}}`];
  const done = (text: string, ...hooks: readonly string[]): PrintedInput => ({ jsx: text, hooks });

  switch (field.type) {
    case 'number':
    case 'money':
    case 'percent':
    case 'duration': {
      const unit =
        field.type === 'money'
          ? `unit={${module.use('src/locale', 'currencySign')}}`
          : field.type === 'percent'
            ? 'unit="%"'
            : field.type === 'duration'
              ? `unit={${context.strings.add('durations', 'unit', context.spec.language === 'tr' ? 'dk' : 'min')}}`
              : field.unit === undefined
                ? undefined
                : `unit={${context.strings.add(group, `${field.id}Unit`, field.unit)}}`;
      return done(
        jsx('NumberField', ...shared, ...(unit === undefined ? [] : [unit]), ...placeholder, error),
      );
    }
    case 'boolean':
      return done(jsx('SwitchField', ...shared));
    case 'rating':
      return done(jsx('RatingField', ...shared, error));
    case 'date':
      return done(jsx('DateField', ...shared, error, ...clear));
    case 'dateTime':
      return done(jsx('MomentField', ...shared, error, ...clear));
    case 'time':
      return done(jsx('TimeField', ...shared, error, ...clear));
    case 'color':
      return done(jsx('ColorField', ...shared, error));
    case 'photo':
      return done(jsx('PhotoField', ...shared, `icon="${entity.icon}"`, ...drawings(entity, module), error));
    case 'choice':
      return done(
        jsx(
          'ChoiceField',
          ...shared,
          `options={${module.use(modelPath, optionList(entity, field))}}`,
          error,
          ...clear,
        ),
      );
    case 'tags':
      if (field.options === undefined) return done(jsx('ListField', ...shared, ...placeholder, error));
      return done(
        jsx('TagsField', ...shared, `options={${module.use(modelPath, optionList(entity, field))}}`, error),
      );
    case 'weekdays':
      module.use('src/data/days', 'listWeekdays');
      return done(
        jsx(
          'TagsField',
          ...shared,
          'options={listWeekdays().map(({ id, short }) => ({ value: id, label: short }))}',
          error,
        ),
      );
    case 'list':
      return done(jsx('ListField', ...shared, ...placeholder, error));
    case 'reference': {
      const { props, hooks } = printReference(entity, field, module, context);
      return done(jsx('ReferenceField', ...shared, ...props, error, ...clear), ...hooks);
    }
    default: {
      const keyboard = keyboards[field.type];
      return done(
        jsx(
          'TextField',
          ...shared,
          ...(field.type === 'longText' ? ['multiline'] : []),
          ...(keyboard === undefined ? [] : [keyboard]),
          ...placeholder,
          `maxLength={${inputMaximum(field)}}`,
          error,
        ),
      );
    }
  }
}

/** Breaks a self-closing element with more than one line's worth of properties over several lines. */
export function breakProps(jsx: string, indentWidth: number): string {
  if (jsx.length + indentWidth <= 110) return jsx;
  const open = /^<(\w+) /.exec(jsx);
  if (open === null) return jsx;
  const props = splitProps(jsx.slice(open[0].length, -3));
  return `<${open[1]}\n${props.map((prop) => `  ${prop}`).join('\n')}\n/>`;
}

/** Splits properties at spaces outside braces and quotes. */
function splitProps(text: string): string[] {
  const props: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let current = '';
  for (const letter of text) {
    if (letter === '"' && depth === 0) isQuoted = !isQuoted;
    if (!isQuoted && letter === '{') depth += 1;
    if (!isQuoted && letter === '}') depth -= 1;
    if (letter === ' ' && depth === 0 && !isQuoted) {
      if (current !== '') props.push(current);
      current = '';
    } else current += letter;
  }
  if (current !== '') props.push(current);
  return props;
}
