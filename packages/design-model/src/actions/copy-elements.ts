import type { Step } from '../commands/command.ts';
import { refuse, succeed } from '../model/design-error.ts';
import type { DesignElement, Screen } from '../model/element.ts';
import { limitFrame } from '../model/frame.ts';
import { type CreateId, type ElementId, type ScreenId, toElementId } from '../model/ids.ts';
import { findElement } from '../model/tree.ts';
import { type ActionResult, idsOf, listSelected } from './action.ts';

/** How far a duplicate or a pasted element moves, in pixels: docs/rules/designer.md#duplicate-and-paste */
export const duplicateOffset = 20;

/** A copy with new ids; links to screens that do not exist are dropped. */
export function copyWithNewIds(
  element: DesignElement,
  createId: CreateId,
  screens?: ReadonlySet<ScreenId>,
): DesignElement {
  return {
    ...element,
    id: toElementId(createId()),
    links: element.links.map((link) => (link !== null && screens?.has(link) === false ? null : link)),
    children: element.children.map((child) => copyWithNewIds(child, createId, screens)),
  };
}

const shifted = (element: DesignElement): DesignElement => ({
  ...element,
  ...limitFrame({ ...element, x: element.x + duplicateOffset, y: element.y + duplicateOffset }),
});

/** Copies the selected elements in front of themselves, 20 pixels to the right and down. */
export function duplicateElements(
  screen: Screen,
  selection: readonly ElementId[],
  createId: CreateId,
): ActionResult {
  const originals = listSelected(screen, selection);
  if (originals.length === 0) return refuse('nothing-selected');
  const added = new Map<ElementId | null, number>();
  const entries: Extract<Step, { type: 'insert' }>['entries'][number][] = [];
  for (const original of originals) {
    const found = findElement(screen.elements, original.id);
    if (found === undefined) return refuse('unknown-element');
    const { parentId, index } = found;
    const before = added.get(parentId) ?? 0;
    added.set(parentId, before + 1);
    entries.push({
      parentId,
      index: index + before + 1,
      element: { ...shifted(copyWithNewIds(original, createId)), isLocked: false },
    });
  }
  const copies = entries.map(({ element }) => element);
  return succeed({ command: { type: 'insert', screenId: screen.id, entries }, selection: idsOf(copies) });
}

export interface PasteInput {
  readonly screen: Screen;
  readonly elements: readonly DesignElement[];
  /** Screens of the design, to which links may lead. */
  readonly screens: ReadonlySet<ScreenId>;
  /** Whether the copies move by the offset, as on the screen that they were copied from. */
  readonly isShifted: boolean;
  readonly createId: CreateId;
}

/** Puts elements of the clipboard in front of a screen of this or another project. */
export function pasteElements({ screen, elements, screens, isShifted, createId }: PasteInput): ActionResult {
  if (elements.length === 0) return refuse('nothing-selected');
  const copies = elements.map((element) => {
    const copy = { ...copyWithNewIds(element, createId, screens), isLocked: false };
    return isShifted ? shifted(copy) : copy;
  });
  const entries = copies.map((element, offset) => ({
    parentId: null,
    index: screen.elements.length + offset,
    element,
  }));
  return succeed({ command: { type: 'insert', screenId: screen.id, entries }, selection: idsOf(copies) });
}
