import { toCommand } from '../commands/apply.ts';
import type { Step } from '../commands/command.ts';
import { refuse, succeed } from '../model/design-error.ts';
import type { Screen } from '../model/element.ts';
import type { ElementId } from '../model/ids.ts';
import { findElement } from '../model/tree.ts';
import { type ActionResult, idsOf, listSelected } from './action.ts';

export const orderings = ['front', 'forward', 'backward', 'back'] as const;
export type Ordering = (typeof orderings)[number];

/** Moves every chosen id one place towards the end; chosen neighbours move together. */
function stepForward(ids: readonly ElementId[], chosen: ReadonlySet<ElementId>): ElementId[] {
  const next = [...ids];
  for (let at = next.length - 2; at >= 0; at -= 1) {
    const [id, above] = [next[at], next[at + 1]];
    if (id === undefined || above === undefined || !chosen.has(id) || chosen.has(above)) continue;
    next[at] = above;
    next[at + 1] = id;
  }
  return next;
}

function reorder(ids: readonly ElementId[], chosen: ReadonlySet<ElementId>, ordering: Ordering): ElementId[] {
  const moved = ids.filter((id) => chosen.has(id));
  const rest = ids.filter((id) => !chosen.has(id));
  switch (ordering) {
    case 'front':
      return [...rest, ...moved];
    case 'back':
      return [...moved, ...rest];
    case 'forward':
      return stepForward(ids, chosen);
    case 'backward':
      return stepForward(ids.toReversed(), chosen).reverse();
  }
}

/** Brings the selected elements to the front or to the back among their siblings. */
export function orderElements(
  screen: Screen,
  selection: readonly ElementId[],
  ordering: Ordering,
): ActionResult {
  const chosen = new Set(idsOf(listSelected(screen, selection)));
  const parents = new Map<ElementId | null, readonly ElementId[]>();
  for (const id of chosen) {
    const found = findElement(screen.elements, id);
    if (found !== undefined) parents.set(found.parentId, idsOf(found.siblings));
  }
  const steps = [...parents].map(
    ([parentId, ids]): Step => ({
      type: 'arrange',
      screenId: screen.id,
      parentId,
      order: reorder(ids, chosen, ordering),
    }),
  );
  const [first, ...rest] = steps;
  if (first === undefined) return refuse('nothing-selected');
  return succeed({ command: toCommand(first, ...rest), selection: [...chosen] });
}
