import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { PrintContext } from '../screen-kind.ts';
import type { SourceModule } from '../text/create-module.ts';
import { namesOf, optionList, propertyOf } from './entity-names.ts';
import { fieldById, fieldOfRole, timeField } from './entity-shape.ts';
import { computedValue, useNameHook } from './field-values.ts';

export interface RowOrder {
  /** '.sort((a, b) => …)' */
  readonly line: string;
  /** Statements at the start of the component that the line needs. */
  readonly hooks: readonly string[];
}

const numeric = ['number', 'money', 'percent', 'duration', 'rating', 'boolean'];

function orderBy(
  entity: Entity,
  field: Field,
  direction: 'ascending' | 'descending',
  module: SourceModule,
  context: Pick<PrintContext, 'entity'>,
): RowOrder {
  const property = propertyOf(field);
  const [first, second] = direction === 'ascending' ? ['a', 'b'] : ['b', 'a'];
  const plain = (line: string): RowOrder => ({ line, hooks: [] });
  if (field.formula !== undefined) {
    const [left, right] = [first, second].map((row) => computedValue(entity, field, row, module, context));
    return {
      line: `.sort((a, b) => Number(${left?.text}) - Number(${right?.text}))`,
      hooks: left?.hooks ?? [],
    };
  }
  if (field.type === 'reference') {
    const target = context.entity(field.entity);
    const { nameOf } = namesOf(target);
    return {
      line: `.sort((a, b) => ${nameOf}(${first}.${property}).localeCompare(${nameOf}(${second}.${property})))`,
      hooks: [useNameHook(target, module)],
    };
  }
  if (field.type === 'choice') {
    // Options are in a meaningful order: "low, normal, high".
    const options = module.use(namesOf(entity).modelPath, optionList(entity, field));
    const rank = (row: string): string => `${options}.findIndex(({ value }) => value === ${row}.${property})`;
    return plain(`.sort((a, b) => ${rank(first)} - ${rank(second)})`);
  }
  if (field.type === 'list' || field.type === 'tags' || field.type === 'weekdays')
    return plain(`.sort((a, b) => ${first}.${property}.join().localeCompare(${second}.${property}.join()))`);
  return plain(
    numeric.includes(field.type)
      ? `.sort((a, b) => Number(${first}.${property}) - Number(${second}.${property}))`
      : `.sort((a, b) => ${first}.${property}.localeCompare(${second}.${property}))`,
  );
}

/** The order that was asked for; undefined if none was. */
export function wantedOrder(
  entity: Entity,
  module: SourceModule,
  context: Pick<PrintContext, 'entity'>,
): RowOrder | undefined {
  const field = fieldById(entity, entity.sort?.field);
  if (entity.sort === undefined || field === undefined) return undefined;
  return orderBy(entity, field, entity.sort.direction, module, context);
}

/** The order of rows: what was asked for, else by time, newest first; titles otherwise as added. */
export function rowOrder(
  entity: Entity,
  module: SourceModule,
  context: Pick<PrintContext, 'entity'>,
): RowOrder | undefined {
  const wanted = wantedOrder(entity, module, context);
  const due = fieldOfRole(entity, 'due', 'start');
  const field = due ?? timeField(entity);
  if (wanted !== undefined || field === undefined || field.formula !== undefined) return wanted;
  return orderBy(entity, field, due === undefined ? 'descending' : 'ascending', module, context);
}
