// The square of a photo that becomes the profile photo, in pixels of the photo.

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Centre of the square and the zoom: 1 is the largest square that fits. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const zoomRange = { minimum: 1, maximum: 4, step: 0.1 } as const;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The square's side in pixels. */
export function cropSide(size: Size, zoom: number): number {
  return Math.min(size.width, size.height) / zoom;
}

/** The nearest crop inside the photo. */
export function fitCrop(size: Size, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, zoomRange.minimum, zoomRange.maximum);
  const half = cropSide(size, zoom) / 2;
  return { zoom, x: clamp(crop.x, half, size.width - half), y: clamp(crop.y, half, size.height - half) };
}

/** The largest centred square. */
export function startCrop(size: Size): Crop {
  return { x: size.width / 2, y: size.height / 2, zoom: 1 };
}

/** Moves the photo under the frame by shares of the frame's side. */
export function moveCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = cropSide(size, crop.zoom);
  return fitCrop(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side });
}

/** The square as arguments of a canvas. */
export function cropRectangle(
  size: Size,
  crop: Crop,
): { readonly x: number; readonly y: number; readonly side: number } {
  const side = cropSide(size, crop.zoom);
  return { x: crop.x - side / 2, y: crop.y - side / 2, side };
}
