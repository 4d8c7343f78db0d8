import { z } from 'zod';
import { designLimits } from './limits.ts';

/** A point in pixels of the device, from the left top corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in whole pixels of the device. */
export interface Frame extends Point {
  readonly width: number;
  readonly height: number;
}

const position = z.int().min(-designLimits.position).max(designLimits.position);
const side = z.int().min(designLimits.smallest).max(designLimits.size);

/** Position and size of an element; whole numbers, so that moving back gives the same value. */
export const frameShape = { x: position, y: position, width: side, height: side };

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

/** Rounds and limits a frame to what a design accepts: docs/rules/designer.md#position-and-size */
export function limitFrame({ x, y, width, height }: Frame): Frame {
  const { position: far, smallest, size } = designLimits;
  return {
    x: clamp(x, -far, far),
    y: clamp(y, -far, far),
    width: clamp(width, smallest, size),
    height: clamp(height, smallest, size),
  };
}
