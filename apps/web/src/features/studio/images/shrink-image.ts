import { AppError, limits } from '@kilim/contract';

/** Formats that stay what they are; all others become PNG, which keeps every pixel. */
const kept: readonly string[] = ['image/jpeg', 'image/webp'];
const quality = 0.9;

/** The sides of a picture that is scaled to a longest side, never up. */
export function scaleSides(
  { width, height }: { readonly width: number; readonly height: number },
  longest: number,
): { readonly width: number; readonly height: number } {
  const factor = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** Draws pixels and encodes them; browsers encode in threads of their own. */
async function encode(bitmap: ImageBitmap, type: string): Promise<Blob> {
  const { width, height } = bitmap;
  if (typeof OffscreenCanvas === 'undefined') {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (blob === null) throw new AppError('prompt_image_invalid');
    return blob;
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type, quality });
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    throw new AppError('prompt_image_invalid', { cause });
  }
}

/**
 * A chosen file as a picture with at most 1,568 pixels a side, without the metadata of the camera. Decoding and scaling happen
 * outside of the main thread. Throws `prompt_image_invalid` and `prompt_image_too_large`.
 */
export async function shrinkImage(file: Blob): Promise<Blob> {
  if (file.size > limits.chosenImageMaximum) throw new AppError('prompt_image_too_large');
  // A drawing has no pixels; browsers would accept one that they can lay out.
  if (file.type === 'image/svg+xml') throw new AppError('prompt_image_invalid');
  const decoded = await decode(file);
  const { width, height } = scaleSides(decoded, limits.promptImageSide);
  const bitmap =
    width === decoded.width && height === decoded.height
      ? decoded
      : await createImageBitmap(decoded, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  try {
    const picture = await encode(bitmap, kept.includes(file.type) ? file.type : 'image/png');
    if (picture.size <= limits.promptImageMaximum) return picture;
    return await encode(bitmap, 'image/jpeg');
  } finally {
    decoded.close();
    bitmap.close();
  }
}
