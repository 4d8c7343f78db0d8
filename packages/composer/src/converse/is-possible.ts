import type { AppSpec } from '../spec/app-spec.ts';
import { checkSpec } from '../spec/read-spec.ts';
import { applyOperations, OperationError } from './apply-operation.ts';
import type { Operation } from './operation.ts';

/** Whether the app can be changed so, and works afterwards. */
export function isPossible(spec: AppSpec, operations: readonly Operation[]): boolean {
  try {
    return checkSpec(applyOperations(spec, operations).spec).length === 0;
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    return false;
  }
}
