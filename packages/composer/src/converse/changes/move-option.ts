import type { FollowUp } from '../follow-up.ts';
import { sorts } from '../verbs.ts';
import { nothing, operations, type ReadChange } from './change.ts';

const first =
  / (?:basa|en basa|basta|en basta|en uste|en ustte|ilk (?:sira\w*|olsun|gelsin)|first|to the top|at the top) /;
const last =
  / (?:sona|en sona|sonda|en sonda|en alta|en altta|son sira\w*|last|to the bottom|at the end|to the end) /;

const optionOf = ({ targets }: FollowUp) =>
  targets.flatMap(({ target }) => (target.kind === 'option' ? [target] : []))[0];

/** "hazır seçeneği en başa gelsin", "put sent first": the order of the options of a choice. */
export const readMovedOption: ReadChange = (followUp) => {
  const { has, targets } = followUp;
  const named = optionOf(followUp);
  if (named === undefined || targets.some(({ target }) => target.kind === 'screen')) return undefined;
  // "done tasks first" is an order of rows, unless the choice or its options are named.
  const namesChoice =
    targets.some(({ target }) => target.kind === 'field' && target.field.id === named.field.id) ||
    has(/ (?:secene\w*|option\w*|choice\w*) /);
  if (!namesChoice || (!has(first) && !has(last)) || (has(sorts) && has(/ (?:gore|by) /))) return undefined;
  const { entity, field, option } = named;
  const options = field.options ?? [];
  const from = options.findIndex(({ id }) => id === option);
  const moved = options[from];
  if (moved === undefined) return undefined;
  const rest = options.toSpliced(from, 1);
  const ordered = has(first) ? [moved, ...rest] : [...rest, moved];
  if (ordered.every(({ id }, at) => options[at]?.id === id)) return nothing('same');
  const column = entity.samples.map((row) => row[field.id] ?? null);
  return operations({
    kind: 'changeField',
    entity: entity.id,
    field: { ...field, options: ordered },
    column,
  });
};
