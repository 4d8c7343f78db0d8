import { limits } from '@kilim/contract';
import { scaleSides } from '../images/shrink-image.ts';

/** Sides of a drawing that names none, in pixels. */
const drawingSide = 512;

/** Longest side of a drawing's pixels in a project. */
const insertedSide = 1_024;

interface Sides {
  readonly width: number;
  readonly height: number;
}

/**
 * Loads a picture, also a drawing (SVG): inside an image element it runs no scripts and loads nothing. Null for what the browser cannot
 * show.
 */
async function loadPicture(
  blob: Blob,
): Promise<{ readonly image: HTMLImageElement; readonly sides: Sides } | null> {
  const address = URL.createObjectURL(blob);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
  const { naturalWidth, naturalHeight } = image;
  const hasSides = naturalWidth > 0 && naturalHeight > 0;
  return {
    image,
    sides: hasSides
      ? { width: naturalWidth, height: naturalHeight }
      : { width: drawingSide, height: drawingSide },
  };
}

async function toPixels(
  image: HTMLImageElement,
  { width, height }: Sides,
  type: string,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.85));
}

/** The small picture of an image; null when the browser cannot show it: docs/rules/assets.md#small-pictures */
export async function drawThumbnail(blob: Blob): Promise<Blob | null> {
  const loaded = await loadPicture(blob);
  if (loaded === null) return null;
  const sides = scaleSides(loaded.sides, limits.thumbnailSide);
  // Browsers without WebP make a PNG, which can be too large.
  for (const type of ['image/webp', 'image/jpeg']) {
    const picture = await toPixels(loaded.image, sides, type);
    if (picture !== null && picture.size <= limits.thumbnailMaximum) return picture;
  }
  return null;
}

/** A drawing as a PNG, which apps can show. Null when the browser cannot show it. */
export async function drawPixels(blob: Blob): Promise<Blob | null> {
  const loaded = await loadPicture(blob);
  if (loaded === null) return null;
  return toPixels(loaded.image, scaleSides(loaded.sides, insertedSide), 'image/png');
}
