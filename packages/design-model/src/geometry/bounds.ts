import type { Frame, Point } from '../model/frame.ts';

export const right = ({ x, width }: Frame): number => x + width;
export const bottom = ({ y, height }: Frame): number => y + height;

/** The smallest frame around all frames; undefined without frames. */
export function boundsOf(frames: Iterable<Frame>): Frame | undefined {
  let bounds: Frame | undefined;
  for (const frame of frames) {
    if (bounds === undefined) {
      bounds = frame;
      continue;
    }
    const x = Math.min(bounds.x, frame.x);
    const y = Math.min(bounds.y, frame.y);
    bounds = {
      x,
      y,
      width: Math.max(right(bounds), right(frame)) - x,
      height: Math.max(bottom(bounds), bottom(frame)) - y,
    };
  }
  return bounds;
}

export const touches = (one: Frame, other: Frame): boolean =>
  one.x < right(other) && other.x < right(one) && one.y < bottom(other) && other.y < bottom(one);

export const contains = (outer: Frame, inner: Frame): boolean =>
  outer.x <= inner.x && outer.y <= inner.y && right(outer) >= right(inner) && bottom(outer) >= bottom(inner);

export const hasPoint = (frame: Frame, { x, y }: Point): boolean =>
  x >= frame.x && x < right(frame) && y >= frame.y && y < bottom(frame);

/** The frame between two corners, whichever they are. */
export const frameBetween = (one: Point, other: Point): Frame => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});
