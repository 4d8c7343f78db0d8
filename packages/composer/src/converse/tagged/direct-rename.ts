import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { isUnit } from '../../understand/lists/read-field.ts';
import { cleanName } from '../changes/app-name.ts';
import { type Change, operations } from '../changes/change.ts';
import { isSentence, renameTarget } from '../changes/rename.ts';
import type { Target } from '../follow-up.ts';
import { labelOf } from '../loose/loose-wishes.ts';

/** Endings change the end of a word, so only its beginning is compared. */
const stemLength = 4;

/** Whether a label is written in a message, whatever its ending is there. */
function isWritten(label: string, written: string): boolean {
  const words = fold(label).split(' ');
  const text = fold(written);
  return words.every((word) => text.includes(word.slice(0, Math.max(stemLength, word.length - 2))));
}

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
    .filter((target) => isWritten(labelOf(target), written))
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

/** The removal of a field that is written with its own label; it may be needed by others. */
export function removeDirectly(target: Target | undefined, written: string): Change | undefined {
  if (target?.kind !== 'field' || !isWritten(target.field.label, written)) return undefined;
  return operations({ kind: 'removeField', entity: target.entity.id, field: target.field.id });
}
