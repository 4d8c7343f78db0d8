import { findScreenKind } from '../../print/kinds/index.ts';
import type { AppSpec, Screen } from '../../spec/app-spec.ts';
import type { Field } from '../../spec/field.ts';
import { applyOperation } from '../apply-operation.ts';
import type { Operation } from '../operation.ts';

/** Whether the field is computed from another one of the same row. */
function isComputedFrom({ formula }: Field, field: string): boolean {
  if (formula === undefined || formula.kind === 'sumOf') return false;
  const { kind: _, ...parts } = formula;
  return Object.values(parts).includes(field);
}

/** Fields that are computed from a field, and those that are computed from them, the last one first. */
function computedFrom(fields: readonly Field[], field: string): readonly string[] {
  const found = fields.filter((each) => isComputedFrom(each, field)).map(({ id }) => id);
  return found.flatMap((id) => [...computedFrom(fields, id), id]);
}

/** Reports that their rows no longer suffice for; never the first screen. */
function lostReports(spec: AppSpec): readonly Screen[] {
  const first = spec.screens.find(({ place }) => place === 'main');
  return spec.screens.filter((screen) => {
    const kind = findScreenKind(screen.kind);
    const entity = spec.entities.find(({ id }) => id === screen.entity);
    return screen !== first && kind?.isReport === true && !kind.accepts(entity, spec);
  });
}

/**
 * The operations, and before and after the removal of a field the removal of what only it makes possible: "drop the fee"
 * takes the rest to be paid and the screen of earnings away too.
 */
export function withDependents(spec: AppSpec, operations: readonly Operation[]): readonly Operation[] {
  if (!operations.some(({ kind }) => kind === 'removeField')) return operations;
  const found: Operation[] = [];
  let current = spec;
  const apply = (operation: Operation): void => {
    current = applyOperation(current, operation).spec;
    found.push(operation);
  };
  for (const operation of operations) {
    if (operation.kind === 'removeField') {
      const fields = current.entities.find(({ id }) => id === operation.entity)?.fields ?? [];
      for (const field of new Set(computedFrom(fields, operation.field)))
        apply({ kind: 'removeField', entity: operation.entity, field });
    }
    apply(operation);
    for (const { id } of lostReports(current)) apply({ kind: 'removeScreen', screen: id });
  }
  return found;
}
