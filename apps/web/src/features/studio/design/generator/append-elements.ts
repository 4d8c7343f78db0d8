import {
  type ActionResult,
  bottom,
  boundsOf,
  type DesignElement,
  limitFrame,
  type Screen,
} from '@kilim/design-model';
import { layoutOf } from '../state/designer-context.tsx';

/** Space between what a screen has and what is added below it, in pixels. */
const gap = 24;

/** Adds elements below the lowest element of a screen and selects them. */
export function appendElements(screen: Screen, elements: readonly DesignElement[]): ActionResult {
  const present = boundsOf(layoutOf(screen).values());
  const added = boundsOf(elements);
  const by = present === undefined || added === undefined ? 0 : Math.max(0, bottom(present) + gap - added.y);
  const entries = elements.map((element, offset) => ({
    parentId: null,
    index: screen.elements.length + offset,
    element: { ...element, ...limitFrame({ ...element, y: element.y + by }) },
  }));
  if (entries.length === 0) return { ok: false, error: { kind: 'nothing-selected' } };
  return {
    ok: true,
    value: {
      command: { type: 'insert', screenId: screen.id, entries },
      selection: elements.map(({ id }) => id),
    },
  };
}
