import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { fieldById, fieldOfRole, fieldOfType, timeField } from './entity-shape.ts';

/** When a row happens, as expressions on a row in a variable. */
export interface MomentShape {
  /** The fields that hold it. */
  readonly fields: readonly Field[];
  /** Minutes that it takes. */
  readonly duration: Field | undefined;
  /** When it ends, at the time of its start's type. */
  readonly end: Field | undefined;
  /** '2026-01-31', '' if it is empty. */
  day(item: string): string;
  /** '14:30', '' if it is empty. */
  time(item: string): string;
  /** Properties of a row at a day and a time, given as expressions. */
  at(day: string, time: string): string;
  /** Text to sort by. */
  order(item: string): string;
}

const endOf = (entity: Entity, type: 'dateTime' | 'time'): Field | undefined => {
  const end = fieldOfRole(entity, 'end');
  return end?.type === type && end.formula === undefined ? end : undefined;
};

const property = (name: string, value: string): string => (name === value ? name : `${name}: ${value}`);

/** Day and time of a row: one field with both, or a date and a time; undefined without both. */
export function momentShape(entity: Entity): MomentShape | undefined {
  const start = fieldOfRole(entity, 'start');
  const moment = start?.type === 'dateTime' ? start : fieldOfType(entity, 'dateTime');
  const duration = entity.fields.find((field) => field.type === 'duration' && field.formula === undefined);
  const withLength = (first: readonly Field[], end: Field | undefined) => ({
    fields: [...first, duration, end].filter((field): field is Field => field !== undefined),
    duration,
    end,
  });
  if (moment !== undefined) {
    return {
      ...withLength([moment], endOf(entity, 'dateTime')),
      day: (item) => `${item}.${moment.id}.slice(0, 10)`,
      time: (item) => `${item}.${moment.id}.slice(11)`,
      at: (day, clock) => `${moment.id}: \`\${${day}}T\${${clock}}\``,
      order: (item) => `${item}.${moment.id}`,
    };
  }
  const date = dateField(entity);
  const clock = start?.type === 'time' ? start : fieldOfType(entity, 'time');
  if (date?.type !== 'date' || clock === undefined) return undefined;
  return {
    ...withLength([date, clock], endOf(entity, 'time')),
    day: (item) => `${item}.${date.id}`,
    time: (item) => `${item}.${clock.id}`,
    at: (day, value) => `${property(date.id, day)}, ${property(clock.id, value)}`,
    order: (item) => `(${item}.${date.id} + ${item}.${clock.id})`,
  };
}

/** The day of an entry of a diary: when it happened, before a day on which something is due next. */
export function entryDateField(entity: Entity): Field | undefined {
  const date = fieldOfRole(entity, 'date');
  return date?.type === 'date' || date?.type === 'dateTime' ? date : dateField(entity);
}

/** The field with the day on which a row happens or is due: a time alone has none. */
export function dateField(entity: Entity): Field | undefined {
  const isDate = (field: Field | undefined): boolean => field?.type === 'date' || field?.type === 'dateTime';
  const time = timeField(entity);
  if (isDate(time)) return time;
  const due = fieldOfRole(entity, 'due');
  const date = fieldOfRole(entity, 'date');
  return [due, date].find(isDate) ?? fieldOfType(entity, 'dateTime', 'date');
}

/** Expression of the day on which a row happens or is due; undefined without a date. */
export function dayOf(entity: Entity, item: string, field = dateField(entity)): string | undefined {
  if (field === undefined || field.formula !== undefined) return undefined;
  if (field.type === 'dateTime') return `${item}.${field.id}.slice(0, 10)`;
  return field.type === 'date' ? `${item}.${field.id}` : undefined;
}

/** References that are chosen before the time: what is booked, and with whom or where. */
export const bookedReferences = (entity: Entity): readonly Field[] =>
  [fieldOfRole(entity, 'service'), fieldOfRole(entity, 'resource')].filter(
    (field): field is Field => field?.type === 'reference',
  );

/** The reference whose rows cannot have two bookings at a time; undefined if all bookings exclude each other. */
export function exclusiveReference(entity: Entity): Field | undefined {
  const rule = entity.rules.find(({ kind }) => kind === 'noOverlap');
  const by = rule?.kind === 'noOverlap' ? fieldById(entity, rule.by) : undefined;
  if (by?.type === 'reference') return by;
  // A room that is only written is no list that bookings can share.
  const resource = fieldOfRole(entity, 'resource');
  return resource?.type === 'reference' ? resource : undefined;
}
