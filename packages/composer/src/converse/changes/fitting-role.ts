import type { AppSpec } from '../../spec/app-spec.ts';
import { checkSpec } from '../../spec/read-spec.ts';
import { applyOperation } from '../apply-operation.ts';
import type { Operation } from '../operation.ts';

/**
 * An added field without the role that screens of the app do not expect: an "estimated cost" beside people to tick off is a
 * sum to write down, no payment that the screen would have to add up.
 */
export function withFittingRole(operation: Operation, spec: AppSpec): Operation {
  if (operation.kind !== 'addField' || operation.field.role === undefined) return operation;
  if (checkSpec(applyOperation(spec, operation).spec).length === 0) return operation;
  const { role: _, ...field } = operation.field;
  return { ...operation, field };
}
