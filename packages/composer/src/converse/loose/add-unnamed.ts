import { fold, lowerCase, upperCaseFirst } from '../../language/fold.ts';
import { toIdentifier, uniqueIdentifier } from '../../language/identifiers.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { withOptions } from '../changes/add-choice.ts';
import { type Change, nameLimit, nothing, operations } from '../changes/change.ts';

/** Longer names do not fit a line of a form at 320 px. */
const longestName = 32;

/** A choice without a name of its own: its first options are its name, such as "Left / right". */
export function addUnnamed(texts: readonly string[], spec: AppSpec): Change | undefined {
  const [entity] = spec.entities;
  const [first, second] = texts;
  if (entity === undefined || first === undefined || second === undefined) return undefined;
  const isThere = entity.fields.some(({ options = [] }) =>
    texts.every((text) => options.some(({ label }) => fold(label) === fold(text))),
  );
  if (isThere) return nothing('same');
  const names = texts.map((text, at) =>
    at === 0 ? upperCaseFirst(text, spec.language) : lowerCase(text, spec.language),
  );
  const all = names.join(' / ');
  const label = all.length > longestName ? names.slice(0, 2).join(' / ').slice(0, nameLimit) : all;
  const id = uniqueIdentifier(
    toIdentifier(`${first} ${second}`, 'field'),
    new Set(entity.fields.map((field) => field.id)),
  );
  const operation = withOptions(
    {
      kind: 'addField',
      entity: entity.id,
      field: { id, label, type: 'choice', isRequired: false },
      index: entity.fields.length,
      column: [],
    },
    texts,
    spec,
  );
  return operation === undefined ? undefined : operations(operation);
}
