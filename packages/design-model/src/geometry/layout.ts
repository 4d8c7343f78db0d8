import type { DesignElement, Screen } from '../model/element.ts';
import { isContainer } from '../model/element-types.ts';
import type { Frame, Point } from '../model/frame.ts';
import type { ElementId } from '../model/ids.ts';
import { readProperty } from '../model/properties.ts';

/** Frames on the screen by element, in pixels; hidden elements have none. */
export type Layout = ReadonlyMap<ElementId, Frame>;

interface Axis {
  readonly isRow: boolean;
  readonly isReverse: boolean;
  /** Length and breadth inside border and padding. */
  readonly length: number;
  readonly breadth: number;
}

interface Insets {
  readonly border: number;
  readonly horizontal: number;
  readonly vertical: number;
}

/** Border and padding of a container; padding of one direction replaces the general one. */
export function readInsets({ props }: Pick<DesignElement, 'props'>): Insets {
  const padding = readProperty(props, 'padding');
  return {
    border: readProperty(props, 'borderWidth'),
    horizontal: props.paddingHorizontal ?? padding,
    vertical: props.paddingVertical ?? padding,
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether padding belongs to the box itself: lists pad what they scroll, free and empty containers have none. */
function hasOwnPadding(element: DesignElement): boolean {
  const { type, children } = element;
  if (type === 'scrollview' || type === 'flatlist') return false;
  return !isContainer(type) || (isFlex(element) && children.some(({ isHidden }) => !isHidden));
}

/** The size that is drawn: as in React Native, a box has room for its border and padding. */
function drawnSize(element: DesignElement, { width, height }: Size): Size {
  const { border, horizontal, vertical } = readInsets(element);
  const isPadded = hasOwnPadding(element);
  return {
    width: Math.max(width, 2 * (border + (isPadded ? horizontal : 0))),
    height: Math.max(height, 2 * (border + (isPadded ? vertical : 0))),
  };
}

/** Whether the children of an element are placed by flex layout instead of by their own positions. */
export const isFlex = ({ type, props }: Pick<DesignElement, 'type' | 'props'>): boolean =>
  isContainer(type) && readProperty(props, 'layout') === 'flex';

/** Space before the first child and between children, from free space along the main axis. */
function spread(justify: string, free: number, count: number): readonly [before: number, between: number] {
  const space = Math.max(0, free);
  switch (justify) {
    case 'center':
      return [free / 2, 0];
    case 'flex-end':
      return [free, 0];
    case 'space-between':
      return [0, count > 1 ? space / (count - 1) : 0];
    case 'space-around':
      return [space / count / 2, space / count];
    case 'space-evenly':
      return [space / (count + 1), space / (count + 1)];
    default:
      return [0, 0];
  }
}

/** The children's frames from the inside of the parent's padding, as the flex layout of React Native places them. */
function flow(parent: DesignElement, children: readonly DesignElement[], axis: Axis): Frame[] {
  const { isRow, isReverse, length, breadth } = axis;
  const gap = readProperty(parent.props, 'gap');
  const align = readProperty(parent.props, 'alignItems');
  const sized = children.map((child) => {
    const { props } = child;
    const { width, height } = drawnSize(child, child);
    const least = drawnSize(child, { width: 0, height: 0 });
    const margins = [props.marginHorizontal ?? 0, props.marginVertical ?? 0] as const;
    const [long, wide] = isRow ? [width, height] : [height, width];
    const [along, across] = isRow ? margins : [margins[1], margins[0]];
    return {
      long,
      wide: align === 'stretch' ? Math.max(breadth - 2 * across, isRow ? least.height : least.width) : wide,
      along,
      across,
    };
  });
  const used = sized.reduce((sum, { long, along }) => sum + long + 2 * along, gap * (children.length - 1));
  const free = parent.type === 'scrollview' ? Math.max(0, length - used) : length - used;
  const [before, between] = spread(readProperty(parent.props, 'justifyContent'), free, children.length);
  const room = parent.type === 'scrollview' ? Math.max(length, used) : length;
  let at = before;
  return sized.map(({ long, wide, along, across }) => {
    const start = at + along;
    at = start + long + along + gap + between;
    const place = isReverse ? room - start - long : start;
    const share = align === 'center' ? 0.5 : align === 'flex-end' ? 1 : 0;
    const side = across + (breadth - 2 * across - wide) * share;
    return isRow
      ? { x: place, y: side, width: long, height: wide }
      : { x: side, y: place, width: wide, height: long };
  });
}

/** The frames of the visible children of an element, on the screen. */
function placeChildren(parent: DesignElement, frame: Frame): readonly (readonly [DesignElement, Frame])[] {
  const children = parent.children.filter(({ isHidden }) => !isHidden);
  const { border, horizontal, vertical } = readInsets(parent);
  if (!isFlex(parent)) return placeFree(children, { x: frame.x + border, y: frame.y + border });
  const direction = readProperty(parent.props, 'flexDirection');
  const isRow = direction.startsWith('row');
  const width = frame.width - 2 * (border + horizontal);
  const height = frame.height - 2 * (border + vertical);
  const [length, breadth] = isRow ? [width, height] : [height, width];
  const placed = flow(parent, children, { isRow, isReverse: direction.endsWith('reverse'), length, breadth });
  const origin = { x: frame.x + border + horizontal, y: frame.y + border + vertical };
  return children.flatMap((child, index) => {
    const inner = placed[index];
    if (inner === undefined) return [];
    return [[child, { ...inner, x: origin.x + inner.x, y: origin.y + inner.y }] as const];
  });
}

const placeFree = (
  children: readonly DesignElement[],
  origin: Point,
): readonly (readonly [DesignElement, Frame])[] =>
  children.map((child) => {
    const { x, y, props } = child;
    const { width, height } = drawnSize(child, child);
    const left = origin.x + x + (props.marginHorizontal ?? 0);
    const top = origin.y + y + (props.marginVertical ?? 0);
    return [child, { x: left, y: top, width, height }] as const;
  });

/** Where every visible element is on the screen: docs/rules/designer.md#layout */
export function layoutScreen({ elements }: Pick<Screen, 'elements'>): Layout {
  const layout = new Map<ElementId, Frame>();
  const add = (placed: readonly (readonly [DesignElement, Frame])[]): void => {
    for (const [element, frame] of placed) {
      layout.set(element.id, frame);
      if (element.children.length > 0) add(placeChildren(element, frame));
    }
  };
  add(
    placeFree(
      elements.filter(({ isHidden }) => !isHidden),
      { x: 0, y: 0 },
    ),
  );
  return layout;
}
