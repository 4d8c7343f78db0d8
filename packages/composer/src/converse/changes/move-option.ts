import type { FollowUp } from '../follow-up.ts';
import { sorts } from '../verbs.ts';
import { nothing, operations, type ReadChange } from './change.ts';

const first =
  / (?:basa|en basa|basta|en basta|en uste|en ustte|ilk (?:sira\w*|olsun|gelsin)|first|to the top|at the top) /;
const last =
  / (?:sona|en sona|sonda|en sonda|en alta|en altta|son sira\w*|last|to the bottom|at the end|to the end) /;

/** "pişiyor ile hazır yer değişsin", "swap new and done". */
const swaps =
  / (?:yer(?:leri|lerini|ini)? degis\w*|siras\w* degis\w*|takas\w*|swap|switch (?:the )?(?:order|places)|swapped) /;

/** Two options of one choice, each in the other's place. */
const readSwapped: ReadChange = ({ has, targets }) => {
  const options = targets.flatMap(({ target }) => (target.kind === 'option' ? [target] : []));
  const [one] = options;
  const other = options.find(({ field, option }) => field.id === one?.field.id && option !== one.option);
  if (!has(swaps) || one === undefined || other === undefined) return undefined;
  const { entity, field } = one;
  const known = field.options ?? [];
  const place = new Map([
    [one.option, other.option],
    [other.option, one.option],
  ]);
  const ordered = known.flatMap(({ id }) => known.find((each) => each.id === (place.get(id) ?? id)) ?? []);
  const column = entity.samples.map((row) => row[field.id] ?? null);
  return operations({
    kind: 'changeField',
    entity: entity.id,
    field: { ...field, options: ordered },
    column,
  });
};

const optionOf = ({ targets }: FollowUp) =>
  targets.flatMap(({ target }) => (target.kind === 'option' ? [target] : []))[0];

/** "hazır seçeneği en başa gelsin", "put sent first": the order of the options of a choice. */
export const readMovedOption: ReadChange = (followUp) => {
  const { has, targets } = followUp;
  const swapped = readSwapped(followUp);
  if (swapped !== undefined) return swapped;
  const named = optionOf(followUp);
  if (named === undefined || targets.some(({ target }) => target.kind === 'screen')) return undefined;
  // "done tasks first" is an order of rows, unless the choice or its options are named.
  const namesChoice =
    targets.some(({ target }) => target.kind === 'field' && target.field.id === named.field.id) ||
    has(/ (?:secene\w*|option\w*|choice\w*) /) ||
    // One option and a verb of moving: "online olanı ilk sıraya al", "full groom first in the list".
    (targets.every(({ target }) => target.kind === 'option' && target.option === named.option) &&
      has(
        / (?:(?:ilk sira\w*|(?:en )?(?:basa|uste|sona|alta)) (?:al\w*|koy\w*|tasi\w*)|(?:first|last|top|bottom|end) (?:of|in|on) the (?:list|options|choices|dropdown)|(?:put|move) \w+(?: \w+)? (?:first|last|to the (?:top|end|bottom))) /,
      ));
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
