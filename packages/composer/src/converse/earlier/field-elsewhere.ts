import { fold } from '../../language/fold.ts';
import { uniqueIdentifier } from '../../language/identifiers.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { Operation } from '../operation.ts';

/** Adds the field of one entity to another; undefined if that has one with its label. */
export function addFieldTo(target: Entity, field: Field, source: Entity): Operation | undefined {
  if (target.fields.some(({ label }) => fold(label) === fold(field.label))) return undefined;
  const { role, formula: _, ...rest } = field;
  const isFree = role !== undefined && role !== 'title' && target.fields.every((each) => each.role !== role);
  const id = uniqueIdentifier(field.id, new Set(target.fields.map((each) => each.id)));
  const values = source.samples.map((row) => row[field.id] ?? null);
  const column = target.samples.map((_, row) =>
    values.length === 0 ? null : (values[row % values.length] ?? null),
  );
  const note = target.fields.findIndex(({ type }) => type === 'longText');
  const index = note > 0 && field.type !== 'longText' ? note : target.fields.length;
  return {
    kind: 'addField',
    entity: target.id,
    field: { ...rest, id, ...(isFree && { role }) },
    index,
    column,
  };
}
