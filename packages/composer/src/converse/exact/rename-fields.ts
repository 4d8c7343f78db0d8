import { fold, upperCaseFirst } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { nameLimit } from '../changes/change.ts';
import { renameTarget } from '../changes/rename.ts';
import type { Operation } from '../operation.ts';
import {
  areLabel,
  type FieldTarget,
  isOneThing,
  type NamedLabel,
  speaksOfField,
  wordsIn,
} from './labels-in-text.ts';
import { currency } from './new-name.ts';

/** The rows that a field is of, or that a reference is for, if they are called like the field. */
function rowsOf({ entity, field }: FieldTarget, spec: AppSpec): AppSpec['entities'][number] | undefined {
  const label = wordsIn(field.label);
  // The tickets of a dry cleaner have a field "Ticket".
  if (areLabel(wordsIn(entity.one), label)) return entity;
  const rows = spec.entities.find(({ id }) => field.type === 'reference' && id === field.entity);
  // "Hayvan sahipleri" for "Sahip": the list has the name beside another word.
  const isCalledSo = [rows?.one ?? '', rows?.many ?? ''].some((name) =>
    areLabel(wordsIn(name).slice(-label.length), label),
  );
  return isCalledSo ? rows : undefined;
}

/** The operation that gives a field another label, and options that are called like it. */
function relabelled({ entity, field }: FieldTarget, label: string): Operation {
  const former = fold(field.label);
  const options = field.options?.map((option) =>
    fold(option.label) === former ? { ...option, label } : option,
  );
  return {
    kind: 'changeField',
    entity: entity.id,
    field: { ...field, label, ...(options !== undefined && { options }) },
    column: entity.samples.map((row) => row[field.id] ?? null),
  };
}

/** The operations that give fields another label, and the rows that one of them is for if they are called like it. */
function renamed(
  fields: readonly FieldTarget[],
  name: string,
  spec: AppSpec,
  isOnlyField: boolean,
): readonly Operation[] {
  const rows = isOnlyField
    ? undefined
    : fields.map((field) => rowsOf(field, spec)).find((found) => found !== undefined);
  const own = rows === undefined ? [] : renameTarget({ kind: 'entity', entity: rows }, name, spec);
  const isDone = ({ entity, field }: FieldTarget): boolean =>
    own.some(
      (each) => each.kind === 'changeField' && each.entity === entity.id && each.field.id === field.id,
    );
  const label = upperCaseFirst(name, spec.language).slice(0, nameLimit);
  return [...own, ...fields.filter((each) => !isDone(each)).map((each) => relabelled(each, label))];
}

/**
 * The operations that give the fields with a label another name: all that mean the same, and their rows unless the message speaks
 * of a field. Undefined if another part is called so already, or if the name is a currency.
 */
export function renameLabel(
  named: NamedLabel,
  name: string,
  written: string,
  spec: AppSpec,
): readonly Operation[] | undefined {
  const isTaken = named.fields.some(({ entity, field }) =>
    entity.fields.some((other) => other.id !== field.id && fold(other.label) === fold(name)),
  );
  const isCurrency =
    currency.test(fold(name)) && named.fields.some(({ field: { type } }) => type === 'money');
  const [first, ...others] = named.fields;
  if (first === undefined || isTaken || isCurrency || fold(name) === fold(named.label)) return undefined;
  const meant = [first, ...others.filter(({ field }) => isOneThing(field) || field.type === 'money')];
  return renamed(meant, name, spec, speaksOfField(written));
}
