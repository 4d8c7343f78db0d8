import { fieldSchema } from '../../spec/field.ts';
import { type Change, nothing, operations } from '../changes/change.ts';
import { choosable } from './field-kinds.ts';
import type { FieldTarget } from './named-targets.ts';

/** A text, a number or a choice as a tick; the sample rows are ticked in turn. */
export function asTick({ entity, field }: FieldTarget): Change | undefined {
  if (field.type === 'boolean') return nothing('same');
  if (!choosable.test(field.type) || field.role === 'title') return undefined;
  const { id, label } = field;
  const parsed = fieldSchema.safeParse({ id, label, isRequired: false, type: 'boolean' });
  if (!parsed.success) return undefined;
  const column = entity.samples.map((_, at) => at % 2 === 0);
  return operations({ kind: 'changeField', entity: entity.id, field: parsed.data, column });
}
