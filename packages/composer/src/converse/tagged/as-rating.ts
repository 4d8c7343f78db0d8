import { fieldSchema } from '../../spec/field.ts';
import { type Change, nothing, operations } from '../changes/change.ts';
import type { Target } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { choosable } from './field-kinds.ts';

type FieldTarget = Extract<Target, { kind: 'field' }>;

/** A text, a number or a choice as stars; numbers up to five stay, other values are left out. */
export function asRating({ entity, field }: FieldTarget): Change | undefined {
  if (field.type === 'rating') return nothing('same');
  if (!choosable.test(field.type) || field.role === 'title') return undefined;
  const { id, label, isRequired } = field;
  const parsed = fieldSchema.safeParse({ id, label, isRequired, type: 'rating' });
  if (!parsed.success) return undefined;
  const column = entity.samples.map((row) => {
    const value = row[field.id];
    return typeof value === 'number' && value >= 1 && value <= 5 ? Math.round(value) : null;
  });
  return operations({ kind: 'changeField', entity: entity.id, field: parsed.data, column });
}

/** "i would like to rate it from 1 to 5 stars": a new part as stars. */
export function addRating({ entity, field, index }: Extract<Operation, { kind: 'addField' }>): Change {
  const { id, label, isRequired } = field;
  const column = [5, 4, 3, 5, 5, 4];
  return operations({
    kind: 'addField',
    entity,
    field: { id, label, isRequired, type: 'rating' },
    index,
    column,
  });
}
