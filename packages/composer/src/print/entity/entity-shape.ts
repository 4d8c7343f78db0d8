import type { Entity } from '../../spec/entity.ts';
import type { Field, FieldRole, FieldType } from '../../spec/field.ts';

/** The first field with the role. */
export const fieldOfRole = (entity: Entity, ...roles: readonly FieldRole[]): Field | undefined =>
  roles
    .map((role) => entity.fields.find((field) => field.role === role))
    .find((field) => field !== undefined);

/** The first field of the type without a formula. */
export const fieldOfType = (entity: Entity, ...types: readonly FieldType[]): Field | undefined =>
  entity.fields.find((field) => types.includes(field.type) && field.formula === undefined);

export const fieldById = (entity: Entity, id: string | undefined): Field | undefined =>
  entity.fields.find((field) => field.id === id);

const titleTypes: readonly FieldType[] = ['text', 'reference', 'choice', 'date', 'dateTime', 'place'];

/** The field that names a row: its title, else a person or the first short text. Every entity has a field, so there is one. */
export function titleField(entity: Entity): Field {
  const found =
    fieldOfRole(entity, 'title', 'person') ??
    titleTypes.map((type) => fieldOfType(entity, type)).find((field) => field !== undefined) ??
    entity.fields[0];
  if (found === undefined) throw new Error(`Entity ${entity.id} has no fields`);
  return found;
}

/** The field by time: when it happens or is due. */
export const timeField = (entity: Entity): Field | undefined =>
  fieldOfRole(entity, 'start', 'due', 'date') ?? fieldOfType(entity, 'dateTime', 'date');

export const isNumeric = ({ type }: Field): boolean =>
  type === 'number' || type === 'money' || type === 'percent' || type === 'duration' || type === 'rating';

export interface RowShape {
  readonly title: Field;
  /** At most two fields below the title. */
  readonly subtitle: readonly Field[];
  /** At most two at the right: an amount and a badge. */
  readonly trailing: readonly Field[];
  readonly leading: 'check' | 'avatar' | 'cover' | 'icon';
  /** Of `check`. */
  readonly done: Field | undefined;
}

const isTrailing = (field: Field): boolean =>
  field.type === 'money' ||
  (field.type === 'choice' &&
    (field.role === 'status' || field.options?.some(({ tone }) => tone !== undefined) === true)) ||
  field.type === 'rating';

const quietTypes: readonly FieldType[] = [
  'longText',
  'list',
  'photo',
  'url',
  'email',
  'color',
  'tags',
  'boolean',
];

/** What a row of a list shows, chosen by roles and types. */
export function rowShape(entity: Entity): RowShape {
  const title = titleField(entity);
  const done = fieldOfRole(entity, 'done');
  const rest = entity.fields.filter((field) => field !== title);
  const trailing = [
    fieldOfRole(entity, 'amount', 'price', 'value', 'quantity'),
    fieldOfRole(entity, 'status'),
    ...rest.filter(isTrailing),
  ]
    .filter(
      (field, at, all): field is Field => field !== undefined && field !== title && all.indexOf(field) === at,
    )
    .slice(0, 2);
  const time = timeField(entity);
  const subtitle = [time, ...rest]
    .filter(
      (field, at, all): field is Field =>
        field !== undefined &&
        field !== title &&
        !trailing.includes(field) &&
        !quietTypes.includes(field.type) &&
        all.indexOf(field) === at,
    )
    .slice(0, 2);
  const isThing = title.role === 'resource' || title.role === 'service';
  const isPerson =
    title.role === 'person' ||
    fieldOfType(entity, 'phone') !== undefined ||
    (title.type === 'reference' && !isThing);
  const leading =
    done !== undefined
      ? 'check'
      : fieldOfType(entity, 'photo') !== undefined
        ? 'cover'
        : isPerson
          ? 'avatar'
          : 'icon';
  return { title, subtitle, trailing, leading, done };
}
