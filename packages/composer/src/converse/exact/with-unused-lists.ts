import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { checkSpec } from '../../spec/read-spec.ts';
import { applyOperations, OperationError } from '../apply-operation.ts';
import type { Operation } from '../operation.ts';
import { isOneThing, speaksOfField, wordsIn } from './labels-in-text.ts';
import { isSameWord } from './word-forms.ts';

/** Whether rows are called like a label, or begin with the same word: tables for "Masa no". */
function areCalledSo(one: string, label: string): boolean {
  const [word = ''] = wordsIn(label);
  const names = wordsIn(one);
  return (
    names.length > 0 &&
    (names.every((name) => wordsIn(label).some((own) => isSameWord(own, name))) ||
      isSameWord(word, names[0] ?? ''))
  );
}

/** The operations that take a list away which nothing refers to any more; none if the app is about it. */
function listRemoval(spec: AppSpec, id: string): readonly Operation[] {
  const isReferred = spec.entities.some(
    (entity) =>
      entity.id !== id &&
      entity.fields.some(
        (field) => field.entity === id || (field.formula?.kind === 'sumOf' && field.formula.entity === id),
      ),
  );
  if (isReferred || spec.entities[0]?.id === id) return [];
  const screens = spec.screens.filter(({ entity }) => entity === id);
  return [
    ...screens.map((screen): Operation => ({ kind: 'removeScreen', screen: screen.id })),
    { kind: 'removeEntity', entity: id },
  ];
}

/**
 * The operations, and after the removal of a reference the removal of the list that only it used: who takes "personel" away wants
 * no screen of the staff either. The list stays if the message speaks of the field, or if the app would miss it.
 */
export function withUnusedLists(
  spec: AppSpec,
  operations: readonly Operation[],
  written: string,
): readonly Operation[] {
  if (speaksOfField(written)) return operations;
  let found = operations;
  for (const operation of operations) {
    if (operation.kind !== 'removeField') continue;
    const field = spec.entities
      .find(({ id }) => id === operation.entity)
      ?.fields.find(({ id }) => id === operation.field);
    const rows = spec.entities.find(({ id }) => id === field?.entity);
    if (field === undefined || rows === undefined || !areCalledSo(rows.one, field.label)) continue;
    try {
      const after = applyOperations(spec, found).spec;
      const more = [...found, ...listRemoval(after, rows.id)];
      if (checkSpec(applyOperations(spec, more).spec).length === 0) found = more;
    } catch (error) {
      // Another part of the app needs the list.
      if (!(error instanceof OperationError)) throw error;
    }
  }
  return found;
}

/**
 * The operations, and after the removal of a field that of fields of other rows with the same label: to who uses the app they are
 * one thing.
 */
export function withSameLabels(
  spec: AppSpec,
  operations: readonly Operation[],
  written: string,
): readonly Operation[] {
  let found = operations;
  const removed = operations.flatMap((each) => (each.kind === 'removeField' ? [each] : []));
  if (removed.length !== 1) return operations;
  const [only] = removed;
  const owner = spec.entities.find(({ id }) => id === only?.entity);
  const label = owner?.fields.find(({ id }) => id === only?.field)?.label;
  if (owner === undefined || label === undefined) return operations;
  // "remove the phone from customers".
  const namesRows = spec.entities.some(({ one, many }) =>
    [one, many].some(
      (name) =>
        fold(name) !== fold(label) &&
        wordsIn(written).some((word) => wordsIn(name).some((own) => isSameWord(word, own))),
    ),
  );
  if (namesRows) return operations;
  for (const entity of spec.entities) {
    if (entity.id === owner.id) continue;
    const same = entity.fields.find((field) => fold(field.label) === fold(label));
    if (same === undefined || !isOneThing(same) || entity.fields[0] === same) continue;
    try {
      const more: readonly Operation[] = [
        ...found,
        { kind: 'removeField', entity: entity.id, field: same.id },
      ];
      if (checkSpec(applyOperations(spec, more).spec).length === 0) found = more;
    } catch (error) {
      // A screen or a calculation needs it.
      if (!(error instanceof OperationError)) throw error;
    }
  }
  return found;
}
