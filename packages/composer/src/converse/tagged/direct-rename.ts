import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { isUnit } from '../../understand/lists/read-field.ts';
import { OperationError } from '../apply-operation.ts';
import { cleanName } from '../changes/app-name.ts';
import { type Change, nothing, operations } from '../changes/change.ts';
import { withDependents } from '../changes/remove-dependents.ts';
import { isSentence, renameTarget } from '../changes/rename.ts';
import type { Target } from '../follow-up.ts';
import { isLabelIn } from '../label-in-text.ts';
import { labelOf } from '../loose/loose-wishes.ts';
import type { Operation } from '../operation.ts';

/** "süre alanı dakika olsun", "miktarın birimi ml": what is measured gets another unit, no other name. */
const namesUnit = (written: string, name: string): boolean =>
  isUnit(name.split(' ').at(-1) ?? '') ||
  /^(?:dakika|saat|minutes|hours)$/.test(name) ||
  /\b(?:birim\w*|unit)\b/.test(`${written} ${name}`);

/** Fields before rows and screens: who names a label means the label. */
const order: readonly Target['kind'][] = ['field', 'entity', 'screen', 'option'];

/** The part that words name with its own label gets this name; undefined if none of `targets` is labelled so. */
export function renameDirectly(
  targets: readonly Target[],
  written: string,
  name: string,
  spec: AppSpec,
): Change | undefined {
  const to = cleanName(name);
  if (to === '' || isSentence.test(fold(to)) || namesUnit(fold(written), fold(to))) return undefined;
  const named = targets
    .filter((target) => isLabelIn(labelOf(target), written))
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  const [first] = named;
  if (first === undefined) return undefined;
  // Rows that are called like the field: "client" of appointments and the clients.
  const rows = named.find((target) => target.kind === 'entity');
  const target = first.kind === 'field' && rows !== undefined ? rows : first;
  const found = renameTarget(target, to, spec);
  const isFieldLeft =
    first.kind === 'field' &&
    !found.some((each) => each.kind === 'changeField' && each.field.id === first.field.id);
  return operations(...found, ...(isFieldLeft && target !== first ? renameTarget(first, to, spec) : []));
}

/** The removal of a field that is written with its own label, with the screens that cannot be shown without it. */
export function removeDirectly(
  target: Target | undefined,
  written: string,
  spec: AppSpec,
): Change | undefined {
  if (target?.kind !== 'field' || !isLabelIn(target.field.label, written)) return undefined;
  const removal: Operation = { kind: 'removeField', entity: target.entity.id, field: target.field.id };
  try {
    return operations(...withDependents(spec, [removal], written));
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    return nothing('needed');
  }
}
