import type { Asset } from '@kilim/contract';
import type { Point } from '@kilim/design-model';
import { insertAt } from './designer-commands.ts';
import type { Designer } from './designer-context.tsx';

/** The longest sides of a new picture on the canvas, in pixels of the device. */
const room = { width: 240, height: 240 };
const smallest = 10;

/** The size of a new picture: its own proportions, never larger than it is. Undefined when its sides are not known. */
export function fitPicture({ width, height }: Pick<Asset, 'width' | 'height'>) {
  if (width === null || height === null) return undefined;
  const factor = Math.min(1, room.width / width, room.height / height);
  return {
    width: Math.max(smallest, Math.round(width * factor)),
    height: Math.max(smallest, Math.round(height * factor)),
  };
}

/** Inserts a picture of the library, which was copied to a path of the project. */
export function insertPicture(designer: Designer, asset: Asset, path: string, at?: Point): void {
  insertAt(designer, { type: 'image', source: path }, at, fitPicture(asset));
}
