import { type Asset, asset } from '@kilim/contract';

/** Media type of a file of the library that is dragged onto the canvas. */
export const assetMediaType = 'application/x-kilim-asset';

/** Reads a dragged file; undefined when something else was dragged. */
export function readDragged(text: string): Asset | undefined {
  try {
    const read = asset.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
