import type { Frame, Point } from '../model/frame.ts';
import { designLimits } from '../model/limits.ts';

export const resizeHandles = [
  'top-left',
  'top',
  'top-right',
  'right',
  'bottom-right',
  'bottom',
  'bottom-left',
  'left',
] as const;

export type ResizeHandle = (typeof resizeHandles)[number];

export interface ResizeOptions {
  /** Keeps the ratio of width and height (Shift). */
  readonly keepsRatio?: boolean;
  /** Moves the opposite side by the same distance (Alt). */
  readonly isCentred?: boolean;
}

const limitSide = (side: number): number =>
  Math.min(designLimits.size, Math.max(designLimits.smallest, side));

/** −1 for the side at the start, 1 for the one at the end, 0 for none. */
function readDirections(handle: ResizeHandle): readonly [x: number, y: number] {
  const x = handle.endsWith('left') ? -1 : handle.endsWith('right') ? 1 : 0;
  const y = handle.startsWith('top') ? -1 : handle.startsWith('bottom') ? 1 : 0;
  return [x, y];
}

/** The start of a side that was resized: the opposite one stays, or the middle does. */
function moveStart(
  start: number,
  before: number,
  after: number,
  direction: number,
  isCentred: boolean,
): number {
  if (isCentred || direction === 0) return start + (before - after) / 2;
  return direction < 0 ? start + before - after : start;
}

/**
 * A frame after its handle was dragged by a distance in pixels of the device. Width and height stay between 10 and the
 * greatest size; the opposite side does not move: docs/rules/designer.md#position-and-size
 */
export function resizeFrame(
  frame: Frame,
  handle: ResizeHandle,
  drag: Point,
  { keepsRatio = false, isCentred = false }: ResizeOptions = {},
): Frame {
  const [alongX, alongY] = readDirections(handle);
  const factor = isCentred ? 2 : 1;
  let width = limitSide(frame.width + drag.x * alongX * factor);
  let height = limitSide(frame.height + drag.y * alongY * factor);
  if (keepsRatio && frame.width > 0 && frame.height > 0) {
    const shares = [
      alongX === 0 ? 0 : width / frame.width,
      alongY === 0 ? 0 : height / frame.height,
    ] as const;
    const wanted = Math.abs(shares[0] - 1) > Math.abs(shares[1] - 1) ? shares[0] : shares[1];
    const scale = alongX === 0 ? shares[1] : alongY === 0 ? shares[0] : wanted;
    const least = designLimits.smallest / Math.min(frame.width, frame.height);
    const most = designLimits.size / Math.max(frame.width, frame.height);
    const limited = Math.min(most, Math.max(least, scale));
    width = frame.width * limited;
    height = frame.height * limited;
  }
  width = Math.round(width);
  height = Math.round(height);
  return {
    x: Math.round(moveStart(frame.x, frame.width, width, alongX, isCentred || (keepsRatio && alongX === 0))),
    y: Math.round(
      moveStart(frame.y, frame.height, height, alongY, isCentred || (keepsRatio && alongY === 0)),
    ),
    width,
    height,
  };
}

/** Scales frames with the bounds around them, for a resized selection of several elements. */
export function scaleFrames<Item extends Frame>(items: readonly Item[], from: Frame, to: Frame): Item[] {
  const across = from.width === 0 ? 1 : to.width / from.width;
  const down = from.height === 0 ? 1 : to.height / from.height;
  return items.map((item) => ({
    ...item,
    x: Math.round(to.x + (item.x - from.x) * across),
    y: Math.round(to.y + (item.y - from.y) * down),
    width: Math.round(limitSide(item.width * across)),
    height: Math.round(limitSide(item.height * down)),
  }));
}
