import type { AppSpec } from '../../spec/app-spec.ts';
import type { Field } from '../../spec/field.ts';
import type { Operation } from '../operation.ts';

/** What operations change, by what tags can say of it. */
export interface Changes {
  /** Labels of new parts, new values, and parts that go. */
  readonly added: readonly string[];
  readonly options: readonly string[];
  readonly removed: readonly string[];
  /** New names of what there is. */
  readonly names: readonly string[];
  readonly kinds: ReadonlySet<Operation['kind']>;
  readonly text: string;
}

const labelsOf = (all: readonly { readonly label: string }[] | undefined): readonly string[] =>
  (all ?? []).map(({ label }) => label);

/** What operations add, take away and rename. */
export function changesOf(operations: readonly Operation[], spec: AppSpec): Changes {
  const changes = {
    added: [] as string[],
    options: [] as string[],
    removed: [] as string[],
    names: [] as string[],
  };
  const fieldOf = (entity: string, id: string): Field | undefined =>
    spec.entities.find((each) => each.id === entity)?.fields.find((field) => field.id === id);
  for (const operation of operations) {
    if (operation.kind === 'addField') {
      changes.added.push(operation.field.label);
      changes.options.push(...labelsOf(operation.field.options));
    } else if (operation.kind === 'removeField') {
      changes.removed.push(fieldOf(operation.entity, operation.field)?.label ?? '');
    } else if (operation.kind === 'changeField') {
      const before = fieldOf(operation.entity, operation.field.id);
      const known = labelsOf(before?.options);
      if (before?.label !== operation.field.label) changes.names.push(operation.field.label);
      changes.options.push(...labelsOf(operation.field.options).filter((label) => !known.includes(label)));
    } else if (operation.kind === 'renameEntity') {
      changes.names.push(operation.one, operation.many);
    } else if (operation.kind === 'setName') {
      changes.names.push(operation.name);
    } else if (operation.kind === 'addEntity') {
      changes.added.push(...labelsOf(operation.entity.fields));
    }
  }
  const kinds = new Set(operations.map(({ kind }) => kind));
  return { ...changes, kinds, text: JSON.stringify(operations) };
}
