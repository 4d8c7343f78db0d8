import { type ElementId, findInMarquee, frameBetween, type Point } from '@kilim/design-model';
import { type Designer, layoutOf } from '../state/designer-context.tsx';
import { currentScreen } from '../state/designer-store.ts';
import type { Gesture } from './gesture.ts';

/** Selects the elements of the screen that a rectangle touches; `kept` stay selected, as with Shift. */
export function startMarquee({ store, view }: Designer, start: Point, kept: readonly ElementId[]): Gesture {
  const screen = currentScreen(store.getState());
  const layout = layoutOf(screen);
  let touched: readonly ElementId[] = [];
  return {
    move(point) {
      const marquee = frameBetween(start, point);
      touched = findInMarquee(screen.elements, layout, marquee);
      view.setDraft({ bounds: null, marquee, guides: [] });
    },
    end() {
      view.setDraft(null);
      store.select([...new Set([...kept, ...touched])]);
    },
    cancel: () => view.setDraft(null),
  };
}
