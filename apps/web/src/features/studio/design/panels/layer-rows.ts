import {
  type DesignElement,
  type ElementId,
  findElement,
  isContainer,
  type Screen,
} from '@kilim/design-model';
import type { RowSide } from './use-row-drag.ts';

/** A row of the tree of layers. */
export interface LayerRow {
  readonly element: DesignElement;
  readonly level: number;
  /** Among its siblings, from 1; assistive technology cannot count rows that are not drawn. */
  readonly position: number;
  readonly total: number;
}

/** The elements from front to back, each with its children below it. */
export const listRows = (elements: readonly DesignElement[], level = 1): readonly LayerRow[] =>
  elements
    .toReversed()
    .flatMap((element, index) => [
      { element, level, position: index + 1, total: elements.length },
      ...listRows(element.children, level + 1),
    ]);

interface LayerPlace {
  readonly parentId: ElementId | null;
  readonly index: number;
}

/** The container below in the tree, or the place out of the present one; undefined where there is none. */
export function nextLevel(screen: Screen, id: ElementId, isInto: boolean): LayerPlace | undefined {
  const found = findElement(screen.elements, id);
  if (found === undefined) return undefined;
  if (!isInto) {
    const parent = found.parentId === null ? undefined : findElement(screen.elements, found.parentId);
    return parent && { parentId: parent.parentId, index: parent.index + 1 };
  }
  const below = found.siblings[found.index - 1];
  if (below === undefined || !isContainer(below.type)) return undefined;
  return { parentId: below.id, index: below.children.length };
}

/** Where an element goes that is dropped on the row of another one. The tree shows the front on top. */
export function dropPlace(
  screen: Screen,
  moved: readonly ElementId[],
  target: ElementId,
  side: RowSide,
): LayerPlace | undefined {
  const found = findElement(screen.elements, target);
  if (found === undefined || moved.includes(target)) return undefined;
  const stays = ({ id }: DesignElement): boolean => !moved.includes(id);
  if (side === 'inside') return { parentId: target, index: found.element.children.filter(stays).length };
  const before = found.siblings.slice(0, found.index).filter(stays).length;
  return { parentId: found.parentId, index: before + (side === 'above' ? 1 : 0) };
}
