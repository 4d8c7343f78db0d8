import type { Language } from '@kilim/contract';
import { otherNames } from '../catalogue/type-names.ts';
import { toCommand } from '../commands/apply.ts';
import type { Step } from '../commands/command.ts';
import { boundsOf } from '../geometry/bounds.ts';
import { refuse, succeed } from '../model/design-error.ts';
import type { DesignElement, Screen } from '../model/element.ts';
import { limitFrame } from '../model/frame.ts';
import { type CreateId, type ElementId, toElementId } from '../model/ids.ts';
import { findElement } from '../model/tree.ts';
import { type ActionResult, idsOf, listSelected } from './action.ts';

/** Puts selected siblings into a new container as large as they are, at the place of the frontmost one. */
export function groupElements(
  screen: Screen,
  selection: readonly ElementId[],
  language: Language,
  createId: CreateId,
): ActionResult {
  const members = listSelected(screen, selection);
  const bounds = boundsOf(members);
  const last = members.at(-1);
  const found = last === undefined ? undefined : findElement(screen.elements, last.id);
  if (bounds === undefined || found === undefined) return refuse('nothing-selected');
  const group: DesignElement = {
    id: toElementId(createId()),
    type: 'view',
    name: otherNames.group[language],
    ...limitFrame(bounds),
    props: {},
    isLocked: false,
    isHidden: false,
    links: [],
    children: [],
  };
  const wanted = new Set(idsOf(members));
  const index = found.siblings.slice(0, found.index).filter(({ id }) => !wanted.has(id)).length;
  const command: Step = { type: 'wrap', screenId: screen.id, group, members: [...wanted], index };
  return succeed({ command, selection: [group.id] });
}

/** Dissolves the selected containers; their children stay where they are and are selected. */
export function ungroupElements(screen: Screen, selection: readonly ElementId[]): ActionResult {
  const groups = listSelected(screen, selection).filter(({ children }) => children.length > 0);
  const added = new Map<ElementId | null, number>();
  const steps = groups.flatMap(({ id, children }): Step[] => {
    const found = findElement(screen.elements, id);
    if (found === undefined) return [];
    const start = found.index + (added.get(found.parentId) ?? 0);
    added.set(found.parentId, (added.get(found.parentId) ?? 0) + children.length - 1);
    return [
      { type: 'unwrap', screenId: screen.id, groupId: id, indexes: children.map((_, at) => start + at) },
    ];
  });
  const [first, ...rest] = steps;
  if (first === undefined) return refuse('nothing-selected');
  const selected = groups.flatMap(({ children }) => idsOf(children));
  return succeed({ command: toCommand(first, ...rest), selection: selected });
}
