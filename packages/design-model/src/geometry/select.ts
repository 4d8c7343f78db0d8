import type { DesignElement, Screen } from '../model/element.ts';
import type { Frame, Point } from '../model/frame.ts';
import type { ElementId } from '../model/ids.ts';
import { hasPoint, touches } from './bounds.ts';
import type { Layout } from './layout.ts';

const isSelectable = ({ isLocked, isHidden }: DesignElement): boolean => !isLocked && !isHidden;

/** In the order in which elements are drawn: by `zIndex`, then by place in the tree. */
export function inDrawingOrder(elements: readonly DesignElement[]): readonly DesignElement[] {
  return elements.toSorted((one, other) => (one.props.zIndex ?? 0) - (other.props.zIndex ?? 0));
}

/** The unlocked elements of one level that a selection rectangle touches. */
export function findInMarquee(
  elements: readonly DesignElement[],
  layout: Layout,
  marquee: Frame,
): readonly ElementId[] {
  return elements.filter(isSelectable).flatMap(({ id }) => {
    const frame = layout.get(id);
    return frame !== undefined && touches(frame, marquee) ? [id] : [];
  });
}

/** The elements under a point from the outermost to the innermost one; locked ones and their children are passed over. */
export function findAtPoint(
  { elements }: Pick<Screen, 'elements'>,
  layout: Layout,
  point: Point,
): readonly ElementId[] {
  const path: ElementId[] = [];
  let level: readonly DesignElement[] | undefined = elements;
  while (level !== undefined) {
    const found: DesignElement | undefined = inDrawingOrder(level).findLast((element) => {
      const frame = layout.get(element.id);
      return isSelectable(element) && frame !== undefined && hasPoint(frame, point);
    });
    if (found !== undefined) path.push(found.id);
    level = found?.children;
  }
  return path;
}
