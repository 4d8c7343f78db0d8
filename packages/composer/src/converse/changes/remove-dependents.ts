import { upperCaseFirst } from '../../language/fold.ts';
import { findScreenKind } from '../../print/kinds/index.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Field } from '../../spec/field.ts';
import { applyOperation } from '../apply-operation.ts';
import { isLabelIn } from '../label-in-text.ts';
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

/** Screens that show rows by one of their parts, such as a day or a state; without it a list shows them as well. */
const byOnePart = /^(?:due|board|calendar|chart|history|logHome)$/;

/**
 * What becomes of the screens that their rows no longer suffice for: they go, and the first screen becomes a list. Only reports
 * go if the field was not named by its own label: "hide the delivered ones" asks for no removal of the delivery date.
 */
function withoutLostScreens(spec: AppSpec, isNamed: boolean): readonly Operation[] {
  const first = spec.screens.find(({ place }) => place === 'main');
  return spec.screens.flatMap((screen): Operation[] => {
    const kind = findScreenKind(screen.kind);
    const entity = spec.entities.find(({ id }) => id === screen.entity);
    const isLost =
      (kind?.isReport === true || (isNamed && byOnePart.test(screen.kind))) &&
      kind?.accepts(entity, spec) === false;
    if (!isLost) return [];
    if (screen !== first) return [{ kind: 'removeScreen', screen: screen.id }];
    if (entity === undefined || kind.isReport === true) return [];
    const { tabTitle: _, ...rest } = screen;
    const title = upperCaseFirst(entity.many, spec.language);
    return [{ kind: 'changeScreen', screen: { ...rest, kind: 'list', title, options: {} } }];
  });
}

/** Whether a removal has been made already, together with the one that it depends on. */
const isDone = ({ screens }: AppSpec, operation: Operation): boolean =>
  operation.kind === 'removeScreen' && !screens.some(({ id }) => id === operation.screen);

/**
 * The operations, and before and after the removal of a field the removal of what only it makes possible: "drop the fee"
 * takes the rest to be paid and the screen of earnings away too, "drop the status" the board. `written` is the message.
 */
export function withDependents(
  spec: AppSpec,
  operations: readonly Operation[],
  written: string,
): readonly Operation[] {
  if (!operations.some(({ kind }) => kind === 'removeField')) return operations;
  const found: Operation[] = [];
  let current = spec;
  const apply = (operation: Operation): void => {
    current = applyOperation(current, operation).spec;
    found.push(operation);
  };
  for (const operation of operations) {
    if (isDone(current, operation)) continue;
    let isNamed = false;
    if (operation.kind === 'removeField') {
      const fields = current.entities.find(({ id }) => id === operation.entity)?.fields ?? [];
      const label = fields.find(({ id }) => id === operation.field)?.label;
      isNamed = label !== undefined && isLabelIn(label, written);
      for (const field of new Set(computedFrom(fields, operation.field)))
        apply({ kind: 'removeField', entity: operation.entity, field });
    }
    apply(operation);
    for (const lost of withoutLostScreens(current, isNamed)) apply(lost);
  }
  return found;
}
