import { PICTURE_BYTES, PICTURE_HEIGHT, PICTURE_WIDTH } from '../../protocol.ts';
import { loadPictures, type Pictures } from './load-pictures.ts';
import { paintScreen } from './paint-screen.ts';

const qualities = [0.86, 0.7, 0.5, 0.3] as const;
const fontLimit = 1_000;

function paint(pictures: Pictures): HTMLCanvasElement | null {
  const scale = Math.min(PICTURE_WIDTH / innerWidth, PICTURE_HEIGHT / innerHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(innerWidth * scale));
  canvas.height = Math.max(1, Math.floor(innerHeight * scale));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  paintScreen({ context, pictures, scale }, document.body);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** The first encoding that is small enough. Browsers that cannot write WebP return another type. */
async function compress(canvas: HTMLCanvasElement): Promise<Blob | null> {
  for (const type of ['image/webp', 'image/jpeg']) {
    for (const quality of qualities) {
      const blob = await encode(canvas, type, quality);
      if (blob?.type !== type) break;
      if (blob.size <= PICTURE_BYTES) return blob;
    }
  }
  return null;
}

/** A small picture of what the frame shows; null when it has no size or cannot be encoded. */
export async function takePicture(): Promise<Blob | null> {
  if (innerWidth < 50 || innerHeight < 50) return null;
  // Icons are letters of fonts that may still be loading.
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, fontLimit))]);
  const canvas = paint(await loadPictures(document.body));
  if (!canvas) return null;
  try {
    return await compress(canvas);
  } catch {
    // Some browsers refuse to read a canvas with a drawing that contains HTML.
    const plain = paint(new Map());
    return plain && compress(plain);
  }
}
