import { AppError } from '@kilim/contract';
import { type Crop, cropRectangle } from './crop.ts';

/** Side of a stored profile photo in pixels. */
const avatarSide = 512;

/** The square as a WebP of 512 px, or a PNG in browsers that cannot write WebP. Throws `avatar_invalid`. */
export async function drawAvatar(photo: HTMLImageElement, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = avatarSide;
  canvas.height = avatarSide;
  const context = canvas.getContext('2d');
  if (context === null) throw new AppError('avatar_invalid');
  const { x, y, side } = cropRectangle({ width: photo.naturalWidth, height: photo.naturalHeight }, crop);
  context.imageSmoothingQuality = 'high';
  // Some viewers show transparency as black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, avatarSide, avatarSide);
  context.drawImage(photo, x, y, side, side, 0, 0, avatarSide, avatarSide);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
  if (blob === null) throw new AppError('avatar_invalid');
  return blob;
}
