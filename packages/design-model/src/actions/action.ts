import type { Command } from '../commands/command.ts';
import type { Result } from '../model/design-error.ts';
import type { DesignElement, Screen } from '../model/element.ts';
import type { ElementId } from '../model/ids.ts';
import { walkElements } from '../model/tree.ts';

/** What a user does with the selection: a command, and what is selected after it. */
export interface Action {
  readonly command: Command;
  readonly selection: readonly ElementId[];
}

export type ActionResult = Result<Action>;

/** The selected elements in tree order, without locked ones and without elements inside other selected ones. */
export function listSelected(screen: Screen, selection: readonly ElementId[]): readonly DesignElement[] {
  const wanted = new Set(selection);
  const inside = new Set<ElementId>();
  const found: DesignElement[] = [];
  for (const element of walkElements(screen.elements)) {
    const isChosen = wanted.has(element.id) && !inside.has(element.id);
    if (isChosen && !element.isLocked) found.push(element);
    if (isChosen || inside.has(element.id)) for (const child of element.children) inside.add(child.id);
  }
  return found;
}

export const idsOf = (elements: readonly { readonly id: ElementId }[]): readonly ElementId[] =>
  elements.map(({ id }) => id);
