import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Field } from '../../spec/field.ts';
import type { FollowUp } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import type { TagName } from './tags.ts';

type Hint = readonly [name: TagName, text: string];

const lookKinds = /^(?:setColors|setScheme|setTextSize|setLayout|setCardStyle)$/;

function ofChangedField(before: Field | undefined, after: Field): readonly Hint[] {
  if (before === undefined) return [];
  const known = new Set((before.options ?? []).map(({ label }) => label));
  const options = (after.options ?? []).filter(({ label }) => !known.has(label));
  return [
    ...options.map(({ label }): Hint => ['opt', label]),
    ...(before.label === after.label
      ? ([['change', before.label]] as const)
      : ([
          ['new', after.label],
          ['old', before.label],
        ] as const)),
  ];
}

/** The texts that an operation gives or names, and what they stand for. */
function hintsOf(operation: Operation, spec: AppSpec): readonly Hint[] {
  const fieldOf = (entity: string, id: string | undefined): Field | undefined =>
    spec.entities.find((each) => each.id === entity)?.fields.find((field) => field.id === id);
  switch (operation.kind) {
    case 'addField':
      return [
        ['add', operation.field.label],
        ...(operation.field.options ?? []).map(({ label }): Hint => ['opt', label]),
      ];
    case 'changeField':
      return ofChangedField(fieldOf(operation.entity, operation.field.id), operation.field);
    case 'removeField':
      return [['remove', fieldOf(operation.entity, operation.field)?.label ?? '']];
    case 'setSort':
      return [['sort', fieldOf(operation.entity, operation.sort?.field)?.label ?? '']];
    case 'setGroup':
      return [['group', fieldOf(operation.entity, operation.groupBy)?.label ?? '']];
    case 'renameEntity':
      return [
        ['new', operation.one],
        ['old', spec.entities.find(({ id }) => id === operation.entity)?.one ?? ''],
      ];
    case 'addEntity':
      return [
        ['page', operation.entity.many],
        ...operation.entity.fields.map(({ label }): Hint => ['add', label]),
      ];
    default:
      return [];
  }
}

const stem = (folded: string): string => folded.slice(0, 4);

/** What the readers of sentences took each word of a message for, and the kinds of change that they found. */
export function ruleHints(
  { reading, spec }: FollowUp,
  operations: readonly Operation[],
): { readonly words: readonly string[]; readonly kinds: readonly string[] } {
  const hints = operations.flatMap((operation) => hintsOf(operation, spec));
  const words = reading.words.map(({ folded }) => {
    const found = hints.find(([, text]) =>
      fold(text)
        .split(/[^\p{L}\p{N}]+/u)
        .some((part) => part.length > 1 && stem(part) === stem(folded)),
    );
    return found?.[0] ?? '';
  });
  const kinds = operations.map(({ kind }) => (lookKinds.test(kind) ? 'look' : kind));
  return { words, kinds: [...new Set(kinds)] };
}
