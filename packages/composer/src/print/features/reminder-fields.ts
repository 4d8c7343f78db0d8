import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';

/** What of an entity decides: also of one that is still put together. */
interface Dated {
  readonly fields: readonly Pick<Field, 'id' | 'type' | 'role' | 'formula'>[];
  readonly samples: Entity['samples'];
}

const isDay = ({ type, formula }: Dated['fields'][number]): boolean =>
  (type === 'date' || type === 'dateTime') && formula === undefined;

/** Whether most example rows have days ahead: a birthday, and not the day of an expense. */
const isAhead = ({ samples }: Dated, { id }: Dated['fields'][number]): boolean =>
  samples.filter((row) => {
    const value = row[id];
    return typeof value === 'object' && 'day' in value && value.day > 0;
  }).length *
    2 >
  samples.length;

/** The day on which an entity reminds: when it is due or begins, or another day that can be ahead. */
export function reminderField<Own extends Dated>(entity: Own): Own['fields'][number] | undefined {
  const days: readonly Own['fields'][number][] = entity.fields.filter(isDay);
  return (
    days.find(({ role }) => role === 'due') ??
    days.find(({ role }) => role === 'start') ??
    days.find(({ id }) => id === 'reminderDay') ??
    days.find((field) => isAhead(entity, field))
  );
}

/** The day of the entries of a diary or a log, which reminds as long as today has no entry. */
export function dailyField(entity: Entity): Field | undefined {
  if (reminderField(entity) !== undefined) return undefined;
  return entity.fields.find((field) => field.role === 'date' && isDay(field));
}

/** Entities with a day that reminds, and the main one of a log. */
export const reminderEntities = ({ entities }: Pick<AppSpec, 'entities'>): readonly Entity[] =>
  entities
    .filter((entity, at) => reminderField(entity) ?? (at === 0 ? dailyField(entity) : undefined))
    .slice(0, 4);
