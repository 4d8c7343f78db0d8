import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { PrintContext } from '../screen-kind.ts';
import type { SourceModule } from '../text/create-module.ts';
import { namesOf } from './entity-names.ts';
import { fieldOfRole } from './entity-shape.ts';
import { withUnit } from './field-unit.ts';
import { formulaName } from './field-values.ts';

/** Expression of a numeric field's value: number | null. Sums over other entities are not possible. */
export const numberValue = (entity: Entity, field: Field, item: string, module: SourceModule): string =>
  field.formula === undefined
    ? `${item}.${field.id}`
    : `${module.use(namesOf(entity).modelPath, formulaName(entity, field))}(${item})`;

const isSummable = (field: Field): boolean =>
  (field.type === 'money' || field.type === 'number' || field.type === 'duration') &&
  field.formula?.kind !== 'sumOf' &&
  field.formula?.kind !== 'age';

/** The amount of a row that totals add up: money first, else what the row is about in numbers. */
export function amountField(entity: Entity): Field | undefined {
  const named = fieldOfRole(entity, 'amount', 'price', 'value', 'quantity', 'duration');
  if (named !== undefined && isSummable(named)) return named;
  return entity.fields.find((field) => field.type === 'money' && isSummable(field));
}

/** The amount in money. */
export const moneyField = (entity: Entity): Field | undefined => {
  const named = fieldOfRole(entity, 'amount', 'price');
  return named?.type === 'money' && isSummable(named)
    ? named
    : entity.fields.find((field) => field.type === 'money' && isSummable(field));
};

/** Expression of a function that formats a number like the field; counts without one. */
export function formatterOf(
  entity: Entity,
  field: Field | undefined,
  module: SourceModule,
  context: PrintContext,
): string {
  if (field?.type === 'money') return module.use('src/data/numbers', 'formatMoney');
  if (field?.type === 'duration') return module.use('src/data/durations', 'formatDuration');
  const formatNumber = module.use('src/data/numbers', 'formatNumber');
  if (field?.unit === undefined) return formatNumber;
  return `(value: number) => ${withUnit(`${formatNumber}(value)`, entity, field, module, context)}`;
}
