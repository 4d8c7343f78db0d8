import { toPascalCase } from '../../language/identifiers.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { PrintContext } from '../screen-kind.ts';
import type { SourceModule } from '../text/create-module.ts';
import { namesOf, optionLabels, optionType, propertyOf } from './entity-names.ts';
import { withUnit } from './field-unit.ts';

/** TypeScript type of a field's property. Empty is '' for texts, null for numbers and [] for lists. */
export function typeOf(entity: Entity, field: Field): string {
  switch (field.type) {
    case 'number':
    case 'money':
    case 'percent':
    case 'duration':
    case 'rating':
      return 'number | null';
    case 'boolean':
      return 'boolean';
    case 'list':
      return 'string[]';
    case 'tags':
      return field.options === undefined ? 'string[]' : `${optionType(entity, field)}[]`;
    case 'weekdays':
      return 'Weekday[]';
    case 'choice':
      return field.isRequired ? optionType(entity, field) : `${optionType(entity, field)} | ''`;
    default:
      return 'string';
  }
}

/** Expression of an empty value; dates of new rows begin today. */
export function emptyValue(field: Field, module: SourceModule): string {
  switch (field.type) {
    case 'number':
    case 'money':
    case 'percent':
    case 'duration':
    case 'rating':
      return 'null';
    case 'boolean':
      return 'false';
    case 'list':
    case 'tags':
    case 'weekdays':
      return '[]';
    case 'choice': {
      const first = field.options?.[0]?.id ?? '';
      return field.isRequired || field.role === 'status' ? `'${first}'` : "''";
    }
    case 'date':
      return field.isRequired || field.role === 'date' ? `${module.use('src/data/days', 'today')}()` : "''";
    case 'dateTime':
      return field.isRequired ? `\`\${${module.use('src/data/days', 'today')}()}T09:00\`` : "''";
    case 'time':
      return field.isRequired ? "'09:00'" : "''";
    default:
      return "''";
  }
}

/** A text expression and the hooks that its component needs first. */
export interface DisplayedValue {
  /** Expression of type string; '' when the field is empty. */
  readonly text: string;
  /** Statements at the start of the component: 'const customerName = useCustomerName();'. */
  readonly hooks: readonly string[];
}

/** The hook that turns an id into the title of its row. */
export function useNameHook(target: Entity, module: SourceModule): string {
  const { nameHook, nameOf, storePath } = namesOf(target);
  return `const ${nameOf} = ${module.use(storePath, nameHook)}();`;
}

/**
 * The field of the row in the variable `item` as text for people. Computed fields are called as functions of the model.
 */
export function displayValue(
  entity: Entity,
  field: Field,
  item: string,
  module: SourceModule,
  context: PrintContext,
): DisplayedValue {
  const value =
    field.formula === undefined ? `${item}.${propertyOf(field)}` : formulaCall(entity, field, item, module);
  const plain = (text: string): DisplayedValue => ({
    text,
    hooks: field.formula === undefined ? [] : formulaHooks(field, module, context),
  });
  // A computed value is not read twice, and may be null.
  const isComputed = field.formula !== undefined && field.formula.kind !== 'sumOf';
  const number = (format: (amount: string) => string): DisplayedValue => {
    if (isComputed) {
      return plain(`${module.use('src/data/numbers', 'orEmpty')}(${value}, (amount) => ${format('amount')})`);
    }
    const isSure = field.formula?.kind === 'sumOf';
    return plain(isSure ? format(value) : `${value} === null ? '' : ${format(value)}`);
  };
  switch (field.type) {
    case 'money':
      return number((amount) => `${module.use('src/data/numbers', 'formatMoney')}(${amount})`);
    case 'percent':
      return number((amount) => `${module.use('src/data/numbers', 'formatPercent')}(${amount})`);
    case 'duration':
      return number((amount) => `${module.use('src/data/durations', 'formatDuration')}(${amount})`);
    case 'rating':
      return number((amount) => `\`\${${amount}} ★\``);
    case 'number':
      // 2024, not 2.024.
      if (isYear(field)) return number((amount) => `String(${amount})`);
      return number((amount) => {
        const formatted = `${module.use('src/data/numbers', 'formatNumber')}(${amount})`;
        return withUnit(formatted, entity, field, module, context);
      });
    case 'date':
      return plain(`${value} && ${module.use('src/data/days', 'formatDay')}(${value})`);
    case 'dateTime':
      return plain(`${value} && ${module.use('src/data/days', 'formatMoment')}(${value})`);
    case 'boolean':
      module.use('src/strings', 'strings');
      return plain(`${value} ? strings.common.yes : strings.common.no`);
    case 'choice': {
      const labels = module.use(namesOf(entity).modelPath, optionLabels(entity, field));
      return plain(field.isRequired ? `${labels}[${value}]` : `${value} && ${labels}[${value}]`);
    }
    case 'tags': {
      if (field.options === undefined) return plain(`${value}.join(', ')`);
      const labels = module.use(namesOf(entity).modelPath, optionLabels(entity, field));
      return plain(`${value}.map((each) => ${labels}[each]).join(', ')`);
    }
    case 'list':
      return plain(`${value}.join(', ')`);
    case 'weekdays':
      return plain(
        `${module.use('src/data/days', 'listWeekdays')}().filter(({ id }) => ${value}.includes(id)).map(({ short }) => short).join(' ')`,
      );
    case 'reference': {
      const target = context.entity(field.entity);
      return { text: `${namesOf(target).nameOf}(${value})`, hooks: [useNameHook(target, module)] };
    }
    default:
      return plain(value);
  }
}

/** A number of the row in the variable `item`, typed in or computed, as `number | null`. */
export function formulaValue(
  entity: Entity,
  field: Field,
  item: string,
  module: SourceModule,
  context: Pick<PrintContext, 'entity'>,
): DisplayedValue {
  if (field.formula === undefined) return { text: `${item}.${propertyOf(field)}`, hooks: [] };
  return {
    text: formulaCall(entity, field, item, module),
    hooks: formulaHooks(field, module, context),
  };
}

/** Name of the function that computes a field: 'invoiceTotal'. */
export const formulaName = (entity: Entity, field: Field): string => `${entity.id}${toPascalCase(field.id)}`;

function formulaCall(entity: Entity, field: Field, item: string, module: SourceModule): string {
  const name = module.use(namesOf(entity).modelPath, formulaName(entity, field));
  const { formula } = field;
  if (formula?.kind === 'sumOf') return `${name}(${item}.id, ${formula.entity}Rows)`;
  return `${name}(${item})`;
}

function formulaHooks(
  field: Field,
  module: SourceModule,
  context: Pick<PrintContext, 'entity'>,
): readonly string[] {
  if (field.formula?.kind !== 'sumOf') return [];
  const { store, storePath } = namesOf(context.entity(field.formula.entity));
  return [`const ${field.formula.entity}Rows = ${module.use(storePath, store)}((state) => state.items);`];
}

/** A computed number of a row, for sorting. */
export const computedValue = (
  entity: Entity,
  field: Field,
  item: string,
  module: SourceModule,
  context: Pick<PrintContext, 'entity'>,
): DisplayedValue => ({
  text: formulaCall(entity, field, item, module),
  hooks: formulaHooks(field, module, context),
});

/** Whether the field is typed in; computed ones are not. */
/** Whether a number is a year, which has no thousands. */
const isYear = (field: Field): boolean =>
  field.unit === undefined && (/year$/i.test(field.id) || /\b(?:yıl|yılı|year)$/i.test(field.label));

export const isInput = (field: Field): boolean => field.formula === undefined;
