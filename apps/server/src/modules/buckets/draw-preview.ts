import { AppError, bucketLimits } from '@kilim/contract';
import sharp, { type Sharp } from 'sharp';
import type { PreviewPlan } from './preview-options.ts';

// One thread of libvips per picture, so that two previews leave room for the other work of the thread pool.
sharp.concurrency(1);
// Files of users are different, so cached operations would only hold memory.
sharp.cache(false);
// Drawings may contain anything that takes long, and the other formats are not needed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

/** Pixels of a picture that is read: 32 million, four bytes each. */
export const pixelsMaximum = 32 * 1_048_576;
const secondsMaximum = 8;

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Pixels that a rounded corner cuts off a row at each end, with the share of the last one. */
function insetOf(
  y: number,
  height: number,
  radius: number,
): { readonly whole: number; readonly share: number } {
  const distance = Math.max(radius - y - 0.5, y + 0.5 - (height - radius), 0);
  if (distance === 0) return { whole: 0, share: 0 };
  const inset = radius - Math.sqrt(Math.max(0, radius * radius - distance * distance));
  return { whole: Math.floor(inset), share: inset % 1 };
}

/** The red, green, blue and alpha of a pixel in one number, as processors with the low byte first store it. */
const pixelOf = (alpha: number): number => alpha * 0x1_00_00_00;

/** How much of each pixel stays: corners are cut, the rest has the opacity. Row by row, because there are millions. */
function maskOf(width: number, height: number, { radius, opacity }: PreviewPlan): Buffer {
  const cut = Math.min(radius, width / 2, height / 2);
  const alpha = Math.round(opacity * 255);
  const mask = new Uint32Array(width * height).fill(pixelOf(alpha));
  for (let y = 0; y < height; y += 1) {
    const { whole, share } = insetOf(y, height, cut);
    const [start, end] = [y * width, (y + 1) * width];
    mask.fill(0, start, start + whole).fill(0, end - whole, end);
    if (share === 0) continue;
    const edge = pixelOf(Math.round(alpha * (1 - share)));
    mask[start + whole] = edge;
    mask[end - whole - 1] = edge;
  }
  return Buffer.from(mask.buffer);
}

const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: pixelsMaximum, failOn: 'error', sequentialRead: true });

function convert(image: Sharp, { output, quality, background }: PreviewPlan): Sharp {
  switch (output) {
    case 'jpeg':
      // JPEG has no transparency.
      return image.flatten({ background: background ?? '#ffffff' }).jpeg({ quality });
    case 'webp':
      return image.webp({ quality, effort: 2 });
    case 'png':
      return image.png({ compressionLevel: 6 });
    case 'gif':
      return image.gif({ effort: 1 });
  }
}

/** Raw pixels with alpha after resizing and rotating, no side longer than allowed. */
async function resize(bytes: Uint8Array, plan: PreviewPlan) {
  const side = bucketLimits.previewSide;
  const { width, height } = plan;
  const isSized = width !== undefined || height !== undefined;
  const resized = open(bytes)
    .autoOrient()
    .resize({
      // A side that is not asked for is limited too: a picture may be a thousand times as wide as high.
      width: width ?? side,
      height: height ?? side,
      fit: width !== undefined && height !== undefined ? 'cover' : 'inside',
      position: plan.position,
      // Without a size, the picture keeps its own.
      withoutEnlargement: !isSized,
    });
  return resized
    .timeout({ seconds: secondsMaximum })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function toRaw(data: Buffer, { width, height }: { readonly width: number; readonly height: number }): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: pixelsMaximum }).timeout({
    seconds: secondsMaximum,
  });
}

/** Draws a preview. Throws `image_too_large` and `work_time_limit`; null when the bytes are not a picture after all. */
export async function drawPreview(bytes: Uint8Array, plan: PreviewPlan): Promise<Uint8Array | null> {
  try {
    let { data, info } = await resize(bytes, plan);
    if (plan.border !== null) {
      const { width, colour } = plan.border;
      const edges = { top: width, bottom: width, left: width, right: width };
      const bordered = toRaw(data, info).extend({ ...edges, background: colour });
      ({ data, info } = await bordered.raw().toBuffer({ resolveWithObject: true }));
    }
    if (plan.radius > 0 || plan.opacity < 1) {
      const raw = { width: info.width, height: info.height, channels: 4 as const };
      const input = maskOf(info.width, info.height, plan);
      // The alpha of the picture times that of the mask.
      const masked = toRaw(data, info).composite([{ input, raw, blend: 'dest-in' }]);
      ({ data, info } = await masked.raw().toBuffer({ resolveWithObject: true }));
    }
    let image = toRaw(data, info);
    if (plan.rotation !== 0) image = image.rotate(plan.rotation, { background: transparent });
    if (plan.background !== undefined) image = image.flatten({ background: plan.background });
    return new Uint8Array(await convert(image, plan).toBuffer());
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/pixel limit|exceeds/i.test(message)) {
      throw new AppError('image_too_large', { params: { limit: bucketLimits.previewSide }, cause: error });
    }
    if (/timeout/i.test(message)) throw new AppError('work_time_limit', { cause: error });
    if (error instanceof AppError) throw error;
    return null;
  }
}
