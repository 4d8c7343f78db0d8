import type { Frame } from '../model/frame.ts';
import { bottom, right } from './bounds.ts';

/** A measured gap: a line between two frames with its length in pixels of the device. */
export interface Distance {
  readonly side: 'left' | 'right' | 'top' | 'bottom';
  readonly length: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/**
 * The gaps from a frame to another one, shown while Alt is held: between facing sides, or between the same sides where
 * the frames overlap or one is inside the other. Gaps of zero are left out.
 */
export function measureDistances(frame: Frame, other: Frame): readonly Distance[] {
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  const lines: Distance[] = [];
  const across = (side: 'left' | 'right', from: number, to: number): void => {
    const length = Math.abs(to - from);
    if (length > 0) lines.push({ side, length, from: { x: from, y: middle.y }, to: { x: to, y: middle.y } });
  };
  const down = (side: 'top' | 'bottom', from: number, to: number): void => {
    const length = Math.abs(to - from);
    if (length > 0) lines.push({ side, length, from: { x: middle.x, y: from }, to: { x: middle.x, y: to } });
  };
  if (right(other) <= frame.x) across('left', frame.x, right(other));
  else if (other.x >= right(frame)) across('right', right(frame), other.x);
  else {
    across('left', frame.x, other.x);
    across('right', right(frame), right(other));
  }
  if (bottom(other) <= frame.y) down('top', frame.y, bottom(other));
  else if (other.y >= bottom(frame)) down('bottom', bottom(frame), other.y);
  else {
    down('top', frame.y, other.y);
    down('bottom', bottom(frame), bottom(other));
  }
  return lines;
}
